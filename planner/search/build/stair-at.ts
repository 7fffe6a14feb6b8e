import type { Rect } from "#planner/geometry/rect.ts";
import type { Stair } from "#planner/plan/plan.ts";
import type { BuildInput } from "#planner/search/build/build-input.ts";
import type { Core, FixedRoom, ShaftEnd } from "#planner/search/core/core.ts";
import { drawStairOf } from "#planner/search/core/draw-stair.ts";
import { landingIn, landingStrip, NO_LANDING } from "#planner/search/core/landing-strip.ts";
import { fixedOn, landingOn, landingRoom, turnedSteps } from "#planner/search/core/quarter-turn.ts";
import { landingOf, stairEnds, stairGoesOn } from "#planner/search/core/stair-ends.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import type { StairEnd } from "#planner/search/openings/way.ts";
import { levelPrefix } from "#planner/search/programme/room-spec.ts";

type House = Pick<BuildInput, "programme" | "stair" | "candidate">;

/** The stair that goes up from a level, null for none, and how the level meets its stair. `wall`: thickness of the walls about the core, mm. */
export function stairAt(
  { programme, stair, candidate: { core } }: House,
  level: number,
  wall: number,
): { readonly up: Stair | null; readonly end: StairEnd } {
  const goesOn = stairGoesOn(programme.wishes, stair, level);
  const ends = stairEnds(stair?.form ?? null, shaftOf(core)?.entry ?? null, level, goesOn);
  if (stair === null) return { up: null, end: { ...ends, ...NO_LANDING } };
  const prefix = levelPrefix(level);
  const up = goesOn ? drawStairOf(`${prefix}-s1`, `${prefix}-stair`, core, stair, level + 1) : null;
  const turn = turnedSteps(core, stair) === null ? {} : landingAfterTurn(core, level, stair, wall);
  return { up, end: { ...ends, ...landingOf(stair, level), archway: stair.archway, ...turn } };
}

/** The floor of a house's stair that no leaf may sweep, on any level: all but the landings by which one comes and goes. */
export function flightsOf({ stair, candidate: { core } }: House): readonly Rect[] {
  if (stair === null) return [];
  const turned = turnedSteps(core, stair);
  if (turned !== null) return [turned.leg, turned.corner, turned.flight];
  const shaft = shaftOf(core);
  return shaft?.entry ? [flightsIn(shaft.rect, shaft.entry, stair)] : [];
}

function shaftOf({ fixed }: Core): FixedRoom | undefined {
  return fixed.find((room) => room.kind === "stair");
}

/** The landing by which a level meets a stair with a quarter turn. */
function landingAfterTurn(
  core: Core,
  level: number,
  stair: StairDesign,
  wall: number,
): Pick<StairEnd, "entry" | "strip"> {
  const { rect: leg, entry } = fixedOn(core, level)[landingRoom(core, level)] as FixedRoom;
  return { entry, strip: landingStrip(leg, entry, landingOn(core, level, stair, wall)) };
}

function flightsIn(shaft: Rect, entry: ShaftEnd, stair: StairDesign): Rect {
  const { form } = stair;
  const lengthwise = entry === "front" || entry === "rear";
  const growing = landingIn(lengthwise ? shaft.y1 - shaft.y0 : shaft.x1 - shaft.x0, stair);
  const [landing, beyond] = form === "straight" ? [stair.landing, growing] : [growing, 0];
  if (entry === "front") return { ...shaft, y0: shaft.y0 + landing, y1: shaft.y1 - beyond };
  if (entry === "rear") return { ...shaft, y0: shaft.y0 + beyond, y1: shaft.y1 - landing };
  if (entry === "left") return { ...shaft, x0: shaft.x0 + landing, x1: shaft.x1 - beyond };
  return { ...shaft, x0: shaft.x0 + beyond, x1: shaft.x1 - landing };
}
