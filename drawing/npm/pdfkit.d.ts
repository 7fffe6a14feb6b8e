/** What the PDF writer uses of pdfkit: its published types need Node's, which this room does without. */
type Colour = string;
type Gradient = { stop(position: number, colour: Colour, opacity?: number): Gradient };

declare class PDFDocument {
  constructor(options: {
    autoFirstPage?: boolean;
    compress?: boolean;
    pdfVersion?: "1.3" | "1.4" | "1.5" | "1.6" | "1.7" | "1.7ext3";
    info?: {
      Title?: string;
      Author?: string;
      Creator?: string;
      Producer?: string;
      CreationDate?: Date;
      ModDate?: Date;
    };
    lang?: string;
    displayTitle?: boolean;
  });
  on(event: "data", listener: (chunk: Uint8Array) => void): this;
  on(event: "end", listener: () => void): this;
  on(event: "error", listener: (fault: Error) => void): this;
  end(): void;
  addPage(options: { size: [number, number]; margin: number }): this;
  registerFont(name: string, source: Uint8Array): this;
  font(name: string): this;
  fontSize(size: number): this;
  text(
    text: string,
    x: number,
    y: number,
    options: { lineBreak: false; baseline?: "alphabetic"; features?: never[] },
  ): this;
  image(source: string, x: number, y: number, options: { width: number; height: number }): this;
  save(): this;
  restore(): this;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this;
  closePath(): this;
  clip(rule?: "even-odd" | "non-zero"): this;
  lineWidth(width: number): this;
  lineCap(cap: "butt" | "round" | "square"): this;
  lineJoin(join: "miter" | "round" | "bevel"): this;
  addContent(operators: string): this;
  fillColor(colour: Colour | Gradient, opacity?: number): this;
  strokeColor(colour: Colour, opacity?: number): this;
  fillOpacity(opacity: number): this;
  strokeOpacity(opacity: number): this;
  linearGradient(x1: number, y1: number, x2: number, y2: number): Gradient;
  fill(rule?: "even-odd" | "non-zero"): this;
  stroke(): this;
  fillAndStroke(fill?: Colour, stroke?: Colour, rule?: "even-odd" | "non-zero"): this;
}
export default PDFDocument;
