import sharp from "sharp";
import { expect, test } from "vitest";
import { HOUSE_30X60 } from "#planner/plan/fixtures/house-30x60.ts";
import { loadFonts } from "#run/fonts.ts";
import { drawPreviews } from "../survey/draw-previews.ts";
import { drawDeliveryPictures } from "./draw-order.ts";

const context = { fonts: await loadFonts(), createdAt: new Date(0), project: "House", client: "Asha Rao" };

test("a delivery begins with its house's floors, front and view, as large as the previews and without their mark", async () => {
  const pictures = await drawDeliveryPictures(HOUSE_30X60, context, { elevation: true });
  expect(pictures.map(({ name, title }) => [name, title])).toEqual([
    ["level-0", "Ground floor"],
    ["level-1", "First floor"],
    ["elevation", "Front elevation"],
    ["model", "3D view"],
  ]);
  const previews = await drawPreviews(HOUSE_30X60, context);
  for (const { name, png, small } of pictures) {
    const preview = previews.find((one) => one.name === name);
    const [own, marked] = await Promise.all([png, preview?.png ?? png].map((one) => sharp(one).metadata()));
    expect([own?.width, own?.height], name).toEqual([marked?.width, marked?.height]);
    expect(Buffer.from(png).equals(Buffer.from(preview?.png ?? png)), `${name} bears the previews' mark`).toBe(false);
    expect((await sharp(small).metadata()).width).toBe(720);
  }
});

test("who bought floor plans alone is drawn no front and no view", async () => {
  const pictures = await drawDeliveryPictures(HOUSE_30X60, context, { elevation: false });
  expect(pictures.map(({ name }) => name)).toEqual(["level-0", "level-1"]);
});
