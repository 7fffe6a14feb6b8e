import { overlaps, type Rect, rect, rectBetween, within } from "#planner/geometry/rect.ts";
import type { Wall } from "#planner/plan/plan.ts";
import { gapInLine, ONE_FOOTING } from "#planner/search/legalise/columns-in-line.ts";
import { centredBody, isSolid, wallBody } from "#planner/search/legalise/line.ts";
import type { PlacedLevel } from "#planner/search/legalise/placed-level.ts";

/** A level as its frame is completed: bodies of its columns, and the pieces of wall that its doors and windows take. */
export type FrameLevel = Pick<PlacedLevel, "rooms" | "walls"> & {
  readonly columns: readonly Rect[];
  readonly openings: readonly Rect[];
};

/** Columns nearer to one another than this, middle to middle, are one too many, mm. */
const APART = 1200;
/** Steps in which a place for a column is sought from the middle of a beam, mm. */
const STEP = 50;
/** Stretches of one line of wall no farther apart than this share one beam, mm. */
const GOES_ON = 350;

/**
 * The whole frame, once doors and windows stand. A column goes on up where walls take it in, so that a storey's roof is carried where its floor is. In
 * thick walls one more stands between two that are farther apart than the span, where no opening is in its way on its level and below. Takes levels bottom
 * first and gives the columns of each.
 */
export function wholeFrame(levels: readonly FrameLevel[], span: number, post: number): readonly (readonly Rect[])[] {
  const frame = levels.map(({ columns }) => [...columns]);
  const house = withThickWalls(levels, post);
  for (const [level, { takes }] of house.entries()) {
    const here = frame[level] as Rect[];
    for (const body of frame[level - 1] ?? []) if (isApart(body, here) && takes(body)) here.push(body);
    shorten(house, level, frame, span, post);
  }
  return frame;
}

/** The frame with further columns in outer walls where two are farther apart than the span; those inside have no windows that could give way. */
export function shortenedBeams(
  levels: readonly FrameLevel[],
  span: number,
  post: number,
): readonly (readonly Rect[])[] {
  const frame = levels.map(({ columns }) => [...columns]);
  const house = withThickWalls(levels, post, true);
  for (const level of house.keys()) shorten(house, level, frame, span, post);
  return frame;
}

type Thick = { readonly beams: readonly Beam[]; readonly takes: (body: Rect) => boolean };

/** `outer`: beams are looked at in outer walls alone. */
function withThickWalls(levels: readonly FrameLevel[], post: number, outer = false): readonly Thick[] {
  return levels.map((level) => {
    const thick = level.walls.filter((wall) => isThick(wall, post));
    const bodies = thick.map(wallBody);
    return {
      beams: beamsIn(outer ? thick.filter(({ kind }) => kind === "external") : thick),
      takes: (body) => takesIn(level, bodies, body),
    };
  });
}

/** Adds to `frame` columns between those of a level's thick walls that are too far apart, and under each what carries it on the levels below. */
function shorten(house: readonly Thick[], level: number, frame: readonly Rect[][], span: number, post: number): void {
  const upTo = frame.slice(0, level + 1);
  const stands = (body: Rect): boolean =>
    upTo.every(
      (columns, k) =>
        columns.some((one) => within(body, one)) || (isApart(body, columns) && house[k]?.takes(body) === true),
    );
  for (const beam of house[level]?.beams ?? []) {
    for (let gap = longGap(beam, upTo[level] ?? [], span); gap !== null; gap = longGap(beam, upTo[level] ?? [], span)) {
      const below = middlesIn(beam, frame[level - 1] ?? []);
      const body = placesIn(gap, below, span)
        .map((along) => (beam.vertical ? centredBody(beam.at, along, post) : centredBody(along, beam.at, post)))
        .find(stands);
      if (body === undefined) break;
      for (const columns of upTo) if (!columns.some((one) => within(body, one))) columns.push(body);
    }
  }
}

function isApart(body: Rect, columns: readonly Rect[]): boolean {
  return columns.every((one) => gapInLine(one, body) >= ONE_FOOTING);
}

function isThick(wall: Wall, post: number): boolean {
  return isSolid(wall) && wall.thickness >= post;
}

/** Whether a column disappears in thick walls, clear of openings. */
function takesIn({ rooms, openings }: FrameLevel, walls: readonly Rect[], body: Rect): boolean {
  const { x0, y0, x1, y1 } = body;
  const corners = [
    rect(x0, y0, x0 + 1, y0 + 1),
    rect(x1 - 1, y0, x1, y0 + 1),
    rect(x0, y1 - 1, x0 + 1, y1),
    rect(x1 - 1, y1 - 1, x1, y1),
  ];
  return (
    corners.every((corner) => walls.some((wall) => within(corner, wall))) &&
    !openings.some((one) => overlaps(one, body)) &&
    !rooms.some((room) => !room.open && overlaps(room.rect, body))
  );
}

/** The beam in a line of thick wall. */
type Beam = { readonly vertical: boolean; readonly at: number; readonly from: number; readonly to: number };

function beamsIn(walls: readonly Wall[]): readonly Beam[] {
  const parts = walls
    .map(({ from, to }): Beam => {
      const { x0, y0, x1, y1 } = rectBetween(from, to);
      return x0 === x1 ? { vertical: true, at: x0, from: y0, to: y1 } : { vertical: false, at: y0, from: x0, to: x1 };
    })
    .sort((a, b) => Number(a.vertical) - Number(b.vertical) || a.at - b.at || a.from - b.from);
  const beams: Beam[] = [];
  for (const part of parts) {
    const last = beams.at(-1);
    const goesOn =
      last !== undefined && last.vertical === part.vertical && last.at === part.at && part.from - last.to <= GOES_ON;
    if (goesOn) beams[beams.length - 1] = { ...last, to: Math.max(last.to, part.to) };
    else beams.push(part);
  }
  return beams;
}

type Gap = { readonly low: number; readonly high: number };

/** The first two columns in a beam's line that are farther apart than the span, by their middles; null for none. */
function longGap(beam: Beam, columns: readonly Rect[], span: number): Gap | null {
  const middles = middlesIn(beam, columns);
  for (const [i, low] of middles.entries()) {
    const high = middles[i + 1];
    if (high !== undefined && high - low > span) return { low, high };
  }
  return null;
}

/** Middles of the columns in a beam's line, along it. */
function middlesIn({ vertical, at, from, to }: Beam, columns: readonly Rect[]): readonly number[] {
  return columns
    .map(({ x0, y0, x1, y1 }) =>
      vertical ? { low: x0, high: x1, from: y0, to: y1 } : { low: y0, high: y1, from: x0, to: x1 },
    )
    .filter((one) => one.low <= at && at <= one.high && one.to >= from && one.from <= to)
    .map((one) => (one.from + one.to) / 2)
    .sort((a, b) => a - b);
}

/** Places for a column in a gap, the best first: those that leave both sides within the span; of these, over a column `below`, then nearest the middle. */
function placesIn({ low, high }: Gap, below: readonly number[], span: number): readonly number[] {
  const middle = Math.round((low + high) / 2);
  const places = [...below, middle];
  for (let away = STEP; middle - away >= low + APART; away += STEP) places.push(middle - away, middle + away);
  const long = (at: number): number => Number(Math.max(at - low, high - at) > span);
  return places.filter((at) => at >= low + APART && at <= high - APART).sort((a, b) => long(a) - long(b));
}
