import { boundsOf, type Rect } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";
import { columnsOf } from "#planner/search/legalise/columns.ts";
import { type FrameLevel, shortenedBeams, wholeFrame } from "#planner/search/legalise/whole-frame.ts";
import { stretchOf } from "#planner/search/openings/door-places.ts";
import { litThrough, type OpenedLevel } from "#planner/search/openings/opened-level.ts";
import type { PlacedWindow } from "#planner/search/openings/place-windows.ts";
import type { PlacedDoor } from "#planner/search/openings/placed-door.ts";

/**
 * The levels of a frame with the further columns for which doors and windows leave room (`legalise/whole-frame.ts`). Where a beam would be too long without
 * a column, windows give way to it, as long as every room keeps its light. `post`: side of a column, mm.
 */
export function withWholeFrame(opened: readonly OpenedLevel[], profile: Profile, post: number): readonly OpenedLevel[] {
  const span = profile.structure.span.value;
  const doorsOf = ({ doors }: OpenedLevel) => doors.map(wallTaken);
  const openingsOf = ({ doors, windows }: OpenedLevel) => [...doors, ...windows].map(wallTaken);
  const whole = withColumns(
    opened,
    wholeFrame(
      opened.map((one) => frameLevel(one, openingsOf(one))),
      span,
      post,
    ),
  );
  const shorter = withColumns(
    whole,
    shortenedBeams(
      whole.map((one) => frameLevel(one, doorsOf(one))),
      span,
      post,
    ),
  );
  const lit = shorter.map((one, i) => {
    if (one.level.columns.length === whole[i]?.level.columns.length) return one;
    const again = litThrough(one.level, one.doors, profile, one.keepClear);
    return again === null ? null : { ...one, ...again };
  });
  return lit.some((one) => one === null) ? whole : lit.filter((one) => one !== null);
}

function withColumns(levels: readonly OpenedLevel[], frame: readonly (readonly Rect[])[]): readonly OpenedLevel[] {
  return levels.map((one, i) => ({ ...one, level: { ...one.level, columns: columnsOf(frame[i] ?? []) } }));
}

function frameLevel({ level: { rooms, walls, columns } }: OpenedLevel, openings: readonly Rect[]): FrameLevel {
  return { rooms, walls, columns: columns.map(({ polygon }) => boundsOf(polygon)), openings };
}

/** The piece of wall that an opening takes, with the distance that a column beside it keeps. */
function wallTaken({ face, span: { from, to } }: PlacedDoor | PlacedWindow): Rect {
  return stretchOf(face, from, to);
}
