/** What the picture writer uses of resvg: its published types need Node's, which this room does without. */
export declare class Resvg {
  constructor(
    svg: string,
    options?: {
      background?: string;
      font?: { loadSystemFonts?: boolean };
      fitTo?: { mode: "width"; value: number };
    },
  );
  render(): { readonly width: number; readonly height: number; readonly pixels: Uint8Array; asPng(): Uint8Array };
}
