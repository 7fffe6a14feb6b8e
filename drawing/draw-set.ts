import { writeDxf } from "#drawing/dxf/write-dxf.ts";
import { drawElevationSheet } from "#drawing/facade/elevation-sheet.ts";
import { writeJpeg, writePng } from "#drawing/image/write-png.ts";
import { writePdf } from "#drawing/pdf/write-pdf.ts";
import { drawPresentationPlan } from "#drawing/presentation/presentation-plan.ts";
import { drawSectionSheet } from "#drawing/section/section-sheet.ts";
import { drawColumnSheet } from "#drawing/sheet/column-sheet.ts";
import { withParkedCars } from "#drawing/sheet/drive/parked-cars.ts";
import { withClosedWalls } from "#drawing/sheet/house/closed-walls.ts";
import { drawLevelSheets } from "#drawing/sheet/level-sheet.ts";
import type { Sheet } from "#drawing/sheet/page/sheet.ts";
import type { TitleBlock } from "#drawing/sheet/panel/title-block.ts";
import { drawRoofSheet } from "#drawing/sheet/roof-sheet.ts";
import { SECTION } from "#drawing/sheet/section-line/mark.ts";
import { drawSiteSheet } from "#drawing/sheet/site-sheet.ts";
import { writeSvg } from "#drawing/svg/write-svg.ts";
import { typesetterOf } from "#drawing/text/typesetter.ts";
import { drawView } from "#drawing/view/draw-view.ts";
import { regionalPlan } from "#drawing/words/regional-plan.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Fonts, WriteOptions } from "#drawing/writer.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

export type DrawingContext = {
  readonly fonts: Fonts;
  /** Written on the sheets and into the files; a fixed moment gives the same bytes. */
  readonly createdAt: Date;
  readonly client: string;
  readonly project: string;
  readonly revision?: string;
};

export type SetFormat = "pdf" | "png" | "jpeg" | "svg" | "dxf";
export const SET_FORMATS: readonly SetFormat[] = ["pdf", "png", "jpeg", "svg", "dxf"];

export type SetContents = {
  /** Whether the front elevation was ordered, and with it the view from the road. */
  readonly elevation: boolean;
  /** Absent: every format. */
  readonly formats?: readonly SetFormat[];
};

export type DrawnFile = {
  readonly name: string;
  /** What it shows, as a customer reads it: "Ground floor plan", "Complete set". */
  readonly title: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

const CONTENT_TYPES: Readonly<Record<SetFormat, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpeg: "image/jpeg",
  svg: "image/svg+xml",
  dxf: "image/vnd.dxf",
};
const EXTENSIONS: Readonly<Record<SetFormat, string>> = { pdf: "pdf", png: "png", jpeg: "jpg", svg: "svg", dxf: "dxf" };
/** What telephones show and messages carry. */
const SHARED_FORMATS = ["png", "jpeg"] as const;
const SHARED_WIDTH = 1600;
const WRITERS = { pdf: writePdf, png: writePng, jpeg: writeJpeg, svg: writeSvg, dxf: writeDxf };

/**
 * Everything that is delivered for one plan: one PDF of the whole set, each sheet by itself in every format, and each level in
 * colour and the view from the road as pictures to share. File names carry the option, so that two options of an order lie in one folder.
 */
export async function drawSet(
  plan: Plan,
  context: DrawingContext,
  contents: SetContents,
): Promise<readonly DrawnFile[]> {
  const sheets = drawSheets(plan, context, contents);
  const options: WriteOptions = { fonts: context.fonts, createdAt: context.createdAt };
  const formats = contents.formats ?? SET_FORMATS;
  const prefix = `homeplan-option-${plan.option.index}`;
  const files: DrawnFile[] = [];
  if (formats.includes("pdf")) {
    files.push({
      name: `${prefix}.pdf`,
      title: "Complete set",
      contentType: CONTENT_TYPES.pdf,
      bytes: await writePdf(sheets, options),
    });
  }
  for (const sheet of sheets) {
    for (const format of formats) {
      const bytes = await WRITERS[format]([sheet], options);
      const name = `${prefix}-${sheet.name}.${EXTENSIONS[format]}`;
      files.push({ name, title: sheetTitle(plan, sheet.name), contentType: CONTENT_TYPES[format], bytes });
    }
  }
  const shared = SHARED_FORMATS.filter((each) => formats.includes(each));
  const view = contents.elevation && shared.length > 0 ? [await viewOf(plan, context)] : [];
  for (const sheet of [...drawPictures(plan, context), ...view]) {
    for (const format of shared) {
      const bytes = await WRITERS[format]([sheet], {
        ...options,
        pixelWidth: SHARED_WIDTH,
        ...(view.includes(sheet) ? { shades: "all" } : {}),
      });
      const name = `${prefix}-${sheet.name}.${EXTENSIONS[format]}`;
      files.push({ name, title: sheet.title, contentType: CONTENT_TYPES[format], bytes });
    }
  }
  return files;
}

/** The plan as it is drawn: in its region's words, with the cars that it parks in the yard, and walls that go on to its faces. */
function asDrawn(planned: Plan): Plan {
  return withParkedCars(withClosedWalls(regionalPlan(planned)));
}

/** A plan's view serves its preview's file, its delivered ones and the delivery's page: it takes the longest of all to draw. */
const views = new WeakMap<Plan, Promise<Sheet>>();

function viewOf(planned: Plan, { fonts }: DrawingContext): Promise<Sheet> {
  const view = views.get(planned) ?? drawView(asDrawn(planned), typesetterOf(fonts));
  views.set(planned, view);
  return view;
}

/** Every level in colour, as a buyer looks at it. */
function drawPictures(planned: Plan, { fonts }: DrawingContext): readonly Sheet[] {
  const plan = asDrawn(planned);
  const typesetter = typesetterOf(fonts);
  return plan.levels.map((level) => drawPresentationPlan(plan, level, typesetter));
}

/** The sheets of a set in their order. */
export function drawSheets(planned: Plan, context: DrawingContext, contents: SetContents): readonly Sheet[] {
  const plan = asDrawn(planned);
  const typesetter = typesetterOf(context.fonts);
  const block = titleBlockOf(plan, context);
  const [ground] = plan.levels;
  const floors = drawLevelSheets(plan, block, typesetter);
  const unlisted = plan.levels.filter((_, index) => floors[index]?.roomsListed === false);
  const apart = ground !== undefined && floors[0]?.columns === "elsewhere";
  return [
    drawSiteSheet(plan, block, typesetter, unlisted),
    ...floors,
    drawRoofSheet(plan, block, typesetter),
    ...(contents.elevation ? [drawElevationSheet(plan, block, typesetter)] : []),
    drawSectionSheet(plan, block, typesetter),
    ...(apart ? [drawColumnSheet(plan, ground, block, typesetter)] : []),
  ];
}

export type PictureSubject =
  | { readonly kind: "level"; readonly index: number }
  | { readonly kind: "elevation" }
  | { readonly kind: "view" };

export const PICTURE_WIDTH = 1200;

/**
 * A PNG for pages, 1200 px wide: a level in colour, the front elevation without its title block, or the view from the road. Dimension chains, which
 * one builds from, stand on the sheets alone. Throws for a level that the plan lacks.
 */
export async function drawPicture(
  planned: Plan,
  context: DrawingContext,
  subject: PictureSubject,
  watermark = "",
): Promise<Uint8Array> {
  const sheet = await pictured(planned, context, subject);
  return writePng([sheet], {
    fonts: context.fonts,
    createdAt: context.createdAt,
    watermark,
    pixelWidth: PICTURE_WIDTH,
    cropped: true,
    ...(subject.kind === "view" ? { shades: "mixed" } : {}),
  });
}

function pictured(planned: Plan, context: DrawingContext, subject: PictureSubject): Sheet | Promise<Sheet> {
  if (subject.kind === "view") return viewOf(planned, context);
  const plan = asDrawn(planned);
  const typesetter = typesetterOf(context.fonts);
  return subject.kind === "elevation"
    ? drawElevationSheet(plan, titleBlockOf(plan, context), typesetter)
    : drawPresentationPlan(plan, levelAt(plan, subject.index), typesetter);
}

/** The same with a watermark: the plan before it is paid for. */
export function drawPreview(plan: Plan, context: DrawingContext, subject: PictureSubject): Promise<Uint8Array> {
  return drawPicture(plan, context, subject, "HomePlan preview");
}

function levelAt(plan: Plan, index: number): Level {
  const level = plan.levels.find((each) => each.index === index);
  if (!level) throw new Error(`the plan has no level ${index}`);
  return level;
}

function sheetTitle(plan: Plan, name: string): string {
  const say = (words: string) => regionalText(plan.brief.region, words);
  if (name === "site") return "Site plan";
  if (name === "terrace") return say("Terrace plan");
  if (name === "columns") return "Column schedule";
  if (name === "elevation") return "Front elevation";
  if (name === "section") return `Section ${SECTION}-${SECTION}`;
  const level = plan.levels.find((each) => `level-${each.index}` === name);
  return level ? `${say(level.name)} plan` : name;
}

function titleBlockOf(plan: Plan, context: DrawingContext): TitleBlock {
  return {
    client: context.client,
    project: context.project,
    revision: context.revision ?? "0",
    date: writtenDate(context.createdAt, plan.brief.region),
  };
}

/** In the order that the region writes dates, in universal time, so that every machine writes the same. */
function writtenDate(date: Date, region: Plan["brief"]["region"]): string {
  const [year = "", month = "", day = ""] = date.toISOString().slice(0, 10).split("-");
  if (region === "us") return `${month}/${day}/${year}`;
  return region === "uk" ? `${day}/${month}/${year}` : `${day}-${month}-${year}`;
}
