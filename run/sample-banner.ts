import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";

/** By region: what its four slides show. */
const SHOWN = {
  in: { plans: ["40x60", "30x60", "25x60-3-storey"], fronts: ["40x60", "30x60"], pair: "20x60" },
  us: {
    plans: ["us-60x100-ranch", "us-40x100", "us-60x100"],
    fronts: ["us-60x100", "us-40x100"],
    pair: "us-60x100-ranch",
  },
  uk: { plans: ["uk-8x25", "uk-10x25", "uk-12x25"], fronts: ["uk-12x25", "uk-8x25"], pair: "uk-10x25" },
} as const;
const SIZE = { width: 800, height: 400 };
const MARGIN = 12;
/** The hairline around an elevation, which would be drawn out with its sky. */
const OUTLINE = 3;

/**
 * The four pictures of the checkout's slider, 800 x 400, for each region of its own samples below `pictures`: whole drawings side by side,
 * or a front under its own sky. Small, since all four are on the page.
 */
export async function drawBanner(pictures: URL): Promise<void> {
  const drawn = (name: string) => fileURLToPath(new URL(`pictures/samples/${name}.webp`, pictures));
  const slides: [name: string, Promise<Sharp>][] = [];
  for (const [region, { plans, fronts, pair }] of Object.entries(SHOWN)) {
    const ending = region === "in" ? "" : `-${region}`;
    slides.push(
      [`banner1${ending}`, sideBySide(plans.map((id) => drawn(`${id}-plan`)))],
      [`banner2${ending}`, underItsSky(drawn(`${fronts[0]}-elevation`))],
      [`banner3${ending}`, sideBySide([drawn(`${pair}-plan`), drawn(`${pair}-elevation`)])],
      [`banner4${ending}`, underItsSky(drawn(`${fronts[1]}-elevation`))],
    );
  }
  await mkdir(new URL("pictures/banner/", pictures), { recursive: true });
  for (const [name, slide] of slides)
    await (await slide).avif({ quality: 45 }).toFile(fileURLToPath(new URL(`pictures/banner/${name}.avif`, pictures)));
}

async function sideBySide(drawings: readonly string[]): Promise<Sharp> {
  const height = SIZE.height - 2 * MARGIN;
  const most = Math.floor((SIZE.width - MARGIN) / drawings.length) - MARGIN;
  const fitted = await Promise.all(
    drawings.map((drawing) =>
      sharp(drawing).resize(most, height, { fit: "inside" }).toBuffer({ resolveWithObject: true }),
    ),
  );
  const free = SIZE.width - fitted.reduce((sum, { info }) => sum + info.width, 0);
  const gap = Math.floor(free / (fitted.length + 1));
  let left = 0;
  const placed = fitted.map(({ data, info }) => {
    left += gap;
    const at = { input: data, left, top: Math.floor((SIZE.height - info.height) / 2) };
    left += info.width;
    return at;
  });
  return sharp({ create: { ...SIZE, channels: 3, background: "#fff" } }).composite(placed);
}

/** Sky and ground as they are at the drawing's left edge, where no tree stands, go on behind it to both sides. */
async function underItsSky(drawing: string): Promise<Sharp> {
  const { width = 0, height = 0 } = await sharp(drawing).metadata();
  const inside = { left: OUTLINE, top: OUTLINE, width: width - 2 * OUTLINE, height: height - 2 * OUTLINE };
  const edge = await sharp(drawing)
    .extract({ ...inside, width: 1 })
    .toBuffer();
  const house = await sharp(drawing).extract(inside).resize({ height: SIZE.height }).toBuffer();
  return sharp(edge)
    .resize(SIZE.width, SIZE.height, { fit: "fill" })
    .composite([{ input: house }]);
}
