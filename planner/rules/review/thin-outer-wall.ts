import { LOOK, type MeasuredLevel, type MeasuredWall } from "#planner/plan/check/measured-plan.ts";
import { commonRect, type Rect, rect } from "#planner/plan/check/rect.ts";
import { OPEN_AIR_KINDS, type Room, type RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, warning } from "#planner/rules/review/remark.ts";
import { wallsOf } from "#planner/rules/walls-of.ts";

export const THIN_OUTER_WALL = "practice/thin-outer-wall";
/** Shorter stretches lie within the walls across, mm. */
const SEEN = 800;
/** Open-air rooms that let the weather in; a shaft does not. */
const WEATHER: readonly RoomKind[] = OPEN_AIR_KINDS.filter((kind) => kind !== "duct");

/** Rain and heat meet an outer wall: what parts a room from a sit-out, a bay or a balcony is as thick as the profile's wall there. */
export const thinOuterWall: ReviewRule = ({ levels, plan, profile }) => {
  const { sheltered } = wallsOf(profile, plan.brief.structure);
  return levels.flatMap((level) =>
    level.walls
      .filter(({ wall: { kind, thickness } }) => (kind === "internal" || kind === "external") && thickness < sheltered)
      .flatMap((wall) => {
        const room = openBeside(level, wall);
        if (room === null) return [];
        const message = `The wall between ${room.label} and the house is ${wall.wall.thickness} mm thick; one towards the open air is ${sheltered}.`;
        const where = { level: level.index, room: room.id, wall: wall.wall.id };
        return [warning(THIN_OUTER_WALL, message, where, "the walls of the profile")];
      }),
  );
};

/** The first open-air room that a wall parts from an indoor one along at least `SEEN`; null for none. */
function openBeside(level: MeasuredLevel, wall: MeasuredWall): Room | null {
  const sides = ([-1, 1] as const).map((side) =>
    level.rooms.flatMap(({ room, area }) => {
      const strip = stripOf(wall, side);
      return area.flatMap((one) => {
        const shared = commonRect(one, strip);
        return shared === null ? [] : [{ room, run: runOf(wall, shared) }];
      });
    }),
  );
  const [low = [], high = []] = sides;
  for (const one of low) {
    for (const other of high) {
      const open = [one.room, other.room].filter(({ kind }) => WEATHER.includes(kind));
      const shared = Math.min(one.run[1], other.run[1]) - Math.max(one.run[0], other.run[0]);
      if (open.length === 1 && shared >= SEEN) return open[0] as Room;
    }
  }
  return null;
}

/** The floor along one face of a wall. */
function stripOf({ along, body: b }: MeasuredWall, side: -1 | 1): Rect {
  if (along === "x") return side < 0 ? rect(b.x0, b.y0 - LOOK, b.x1, b.y0) : rect(b.x0, b.y1, b.x1, b.y1 + LOOK);
  return side < 0 ? rect(b.x0 - LOOK, b.y0, b.x0, b.y1) : rect(b.x1, b.y0, b.x1 + LOOK, b.y1);
}

function runOf({ along }: MeasuredWall, r: Rect): readonly [number, number] {
  return along === "x" ? [r.x0, r.x1] : [r.y0, r.y1];
}
