import sharp from "sharp";

/** Pixels: a phone's screen is 360 to 412 points wide, at two dots a point; on a wide screen two drawings stand side by side, 282 points each. */
const SMALL_WIDTH = 720;

/** A PNG as an AVIF of the width at which it is shown: a third of the bytes. Effort 0, as a higher one costs seconds and saves only a tenth. */
export async function smallPicture(png: Uint8Array): Promise<Uint8Array> {
  return sharp(png).resize({ width: SMALL_WIDTH }).avif({ quality: 50, effort: 0 }).toBuffer();
}
