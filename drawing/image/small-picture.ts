import sharp from "sharp";

/** A phone's screen is 360 to 412 points wide, at two dots a point; on a wide one two drawings stand side by side, 282 each. */
const SMALL_WIDTH = 720;

/** A PNG as AVIF of the width at which it is shown: a third of the bytes. The lowest effort: a higher one costs seconds for a tenth less. */
export async function smallPicture(png: Uint8Array): Promise<Uint8Array> {
  return sharp(png).resize({ width: SMALL_WIDTH }).avif({ quality: 50, effort: 0 }).toBuffer();
}
