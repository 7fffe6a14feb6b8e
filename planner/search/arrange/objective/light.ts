import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, hard, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";
import type { Known } from "#planner/search/arrange/objective/known.ts";
import { MOST_ROOMS, SIDE_MARGIN, touching } from "#planner/search/arrange/objective/measure.ts";
import type { RoomSpec } from "#planner/search/programme/room-spec.ts";

/** A passage with less wall to the open air than a narrow window takes is dark, mm. */
const LIT_PASSAGE = 600;
const DARK_PASSAGE = 0.6;

/** By room, the wall that windows may stand in, to the open air or a room open to it, and the longest of these walls, mm. */
const lightSide = new Float64Array(MOST_ROOMS);
const ventSide = new Float64Array(MOST_ROOMS);

/** Wall that the main door takes, with its jamb and a pier, mm; and the least that it must leave for a window, the margin aside. */
const DOOR = 1165;
const BESIDE_DOOR = 450;
/** Heights of windows, mm: over a counter, usual, and with the sill lowered for light, a little for rounding; nobody counts on the lowest sills. */
const KITCHEN_GLASS = 1050;
const USUAL_GLASS = 1200;
const HIGHEST_GLASS = 1450;
/** What it costs where the main door leaves a room too little wall for windows: less than a neighbourhood, so that none is given up for it. */
const DARKENED = 12;

/** Wall enough to the open air for the windows that the profile asks. */
export function light(model: LevelModel, known: Known, out: Judgement): void {
  const { lit } = model.concerned;
  borrowLight(model, known);
  for (let k = 0; k < lit.length; k++) {
    const a = lit[k] as number;
    const spec = model.specs[a] as RoomSpec;
    if (spec.kind === "passage" && (lightSide[a] as number) < LIT_PASSAGE) add(out, T.light, DARK_PASSAGE);
    if (spec.light === "none") continue;
    const size = known.floor[a] as number;
    if (spec.light === "wet") {
      const lacking = model.ventWall - (ventSide[a] as number);
      if (lacking > 0) hard(out, T.light, lacking / 500);
      continue;
    }
    // The margin that every stretch of wall loses makes up for a second window.
    const need =
      spec.light === "kitchen"
        ? Math.max(1350, (size * model.habitableShare) / KITCHEN_GLASS + 150)
        : Math.max(1050, (size * model.habitableShare) / USUAL_GLASS + 100);
    const has = lightSide[a] as number;
    if (has < need) hard(out, T.light, (3 * (need - has)) / need);
    else if (known.outside[a] === 0) add(out, T.light, 2.5);
  }
}

/** Whether the main door, in a wall `wall` long, leaves room `a` enough wall for its windows; `light` must have judged the level before. */
export function lightBesideDoor(model: LevelModel, { floor }: Known, a: number, wall: number, out: Judgement): void {
  if (model.specs[a]?.light !== "habitable") return;
  const counted = wall > SIDE_MARGIN ? wall - SIDE_MARGIN : 0;
  const left = counted - DOOR;
  const has = (lightSide[a] as number) - counted + (left < BESIDE_DOOR ? 0 : left);
  const need = ((floor[a] as number) * model.habitableShare) / HIGHEST_GLASS;
  if (has < need) add(out, T.light, DARKENED + (3 * (need - has)) / need);
}

/** Notes the walls that windows may stand in: those on the plot's sides, and those towards rooms that are open to the air. */
function borrowLight(model: LevelModel, known: Known): void {
  const n = model.specs.length;
  const { lit, open } = model.concerned;
  for (let k = 0; k < lit.length; k++) {
    const a = lit[k] as number;
    let side = known.outerLight[a] as number;
    let vent = known.outerVent[a] as number;
    for (let l = 0; l < open.length; l++) {
      const b = open[l] as number;
      // A tenant's window may look into the household's court, though no door leads there.
      const touch = model.apart[a] === model.apart[b] ? (known.contact[a * n + b] as number) : touching(model, a, b);
      if (touch <= SIDE_MARGIN) continue;
      side += touch - SIDE_MARGIN;
      if (touch > vent) vent = touch;
    }
    lightSide[a] = side;
    ventSide[a] = vent;
  }
}
