/** What the picture writer uses of sharp: its published types need Node's, which this room does without. */
type Sharp = {
  jpeg(options: { quality: number; progressive?: boolean; mozjpeg?: boolean }): Sharp;
  png(options: {
    palette?: boolean;
    colours?: number;
    compressionLevel?: number;
    effort?: number;
    dither?: number;
  }): Sharp;
  avif(options: { quality: number; effort: number }): Sharp;
  resize(options: { width: number }): Sharp;
  flatten(options: { background: string }): Sharp;
  toBuffer(): Promise<Uint8Array>;
};
declare function sharp(input: Uint8Array, options?: { raw: { width: number; height: number; channels: 3 | 4 } }): Sharp;
export default sharp;
