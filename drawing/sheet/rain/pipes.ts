import { type LowerRoof, lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { oncePerPlan } from "#drawing/sheet/house/once-per-plan.ts";
import { drainedBy } from "#drawing/sheet/rain/catchments.ts";
import { lowerRoofDrainage, lowerRoofOutlets } from "#drawing/sheet/rain/lower-roof-outlets.ts";
import { hasGround, type Outlet } from "#drawing/sheet/rain/outlet.ts";
import { type Course, courseOf, type RainFloor } from "#drawing/sheet/rain/pipe-course.ts";
import { hasOpeningAt } from "#drawing/sheet/rain/pipe-prices.ts";
import { drainedRoof } from "#drawing/sheet/rain/roof-drainage.ts";
import { terraceOutlets } from "#drawing/sheet/rain/terrace-outlets.ts";
import type { Point } from "#planner/geometry/point.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** How far along a wall bends may lead a pipe, and the steps in which places are tried, mm. */
const ASIDE = 2500;
const STEP = 50;

/**
 * A rain-water pipe of the house, numbered from the roof down so that every sheet calls it the same: the outlet at its head on the floor of the storey of index
 * `from` (the roof's is the number of levels), on that storey's terrace or balcony `room` or on the roof beside it; its way down, and the floor whose rain it
 * takes, m².
 */
export type RainPipe = {
  readonly number: number;
  readonly outlet: Outlet;
  readonly from: number;
  readonly room: RainFloor | null;
  readonly course: Course;
  readonly drained: number;
  /** Where it runs on the storeys past which it goes, those left out where it would stand in a room or find no place beside an opening. */
  readonly seen: readonly { readonly level: Level; readonly at: Point }[];
  /** The storeys on which an opening is in its way, so that bends over that lead it aside. */
  readonly bent: readonly Level[];
};

/**
 * All rain-water pipes of a house: the roof's, then from above those of the lower roof beside each storey and of its terraces and balconies, which take on what
 * comes down on to them.
 */
export const rainPipes = oncePerPlan(pipesOf);

function pipesOf(plan: Plan): readonly RainPipe[] {
  const pipes: RainPipe[] = [];
  const add = (outlet: Outlet, from: number, room: RainFloor | null, drained: number): void => {
    const course = courseOf(plan, from, outlet.pipe);
    pipes.push({ number: pipes.length + 1, outlet, from, room, course, drained, ...wayDown(plan, outlet, course) });
  };
  for (const { outlet, drained } of drainedRoof(plan)) add(outlet, plan.levels.length, null, drained);
  for (const level of [...plan.levels].reverse()) {
    const received = (room: RainFloor) => receivedBy(pipes, room);
    for (const roof of lowerRoofs(plan).filter(({ above }) => above === level)) {
      const onto = received(roof);
      const found = lowerRoofOutlets(plan, roof, onto, outletsOf(pipes));
      const { catchments } = lowerRoofDrainage(roof, found);
      for (const outlet of found) add(outlet, level.index, roof, drainedBy(outlet, catchments) + onto / found.length);
    }
    const past = outletsOf(pipes);
    const found = terraceOutlets(plan, level, { received, past });
    for (const outlet of found) {
      const sharing = found.filter(({ room }) => room === outlet.room).length;
      add(outlet, level.index, outlet.room, (outlet.room.area + received(outlet.room)) / sharing);
    }
  }
  return pipes;
}

function outletsOf(pipes: readonly RainPipe[]): readonly Outlet[] {
  return pipes.map(({ outlet }) => outlet);
}

/** Where a pipe runs on each storey: straight down, or aside from where an opening is in its way. */
function wayDown(plan: Plan, outlet: Outlet, { past, through }: Course): Pick<RainPipe, "seen" | "bent"> {
  const seen: { level: Level; at: Point }[] = [];
  const bent: Level[] = [];
  let at = outlet.pipe;
  for (const level of past) {
    const isBent = hasOpeningAt(level, { ...outlet, pipe: at });
    const aside = isBent ? besideOpening(plan, level, { ...outlet, pipe: at }) : at;
    if (isBent) bent.push(level);
    at = aside ?? at;
    if (aside !== null && !through.includes(level)) seen.push({ level, at });
  }
  return { seen, bent };
}

/** The nearest place along its wall where a pipe passes a storey clear of openings, over the plot's own ground; null where none is near. */
function besideOpening(plan: Plan, level: Level, outlet: Outlet): Point | null {
  const [x, y] = outlet.pipe;
  const [dx, dy] = [Math.abs(outlet.out[1]), Math.abs(outlet.out[0])];
  for (let off = STEP; off <= ASIDE; off += STEP) {
    for (const side of [-off, off]) {
      const place: Outlet = { ...outlet, pipe: [x + dx * side, y + dy * side] };
      const { through } = courseOf(plan, level.index + 1, place.pipe);
      if (through.length === 0 && !hasOpeningAt(level, place) && hasGround(plan, place)) return place.pipe;
    }
  }
  return null;
}

/** The floor whose rain pipes from above bring on to a terrace, a balcony or a lower roof, m². */
export function receivedBy(pipes: readonly RainPipe[], room: RainFloor): number {
  return pipes.reduce((sum, { course, drained }) => sum + (course.onto?.room === room ? drained : 0), 0);
}

/** The pipes that begin on the floor of a storey, or on the roof of the house. */
export function pipesFrom(plan: Plan, index: number): readonly RainPipe[] {
  return rainPipes(plan).filter(({ from }) => from === index);
}

/** The pipes of a lower roof. */
export function pipesOfRoof(plan: Plan, roof: LowerRoof): readonly RainPipe[] {
  return rainPipes(plan).filter(({ room }) => room === roof);
}

/** A pipe as it passes or ends on a storey. */
export type PassingPipe = { readonly pipe: RainPipe; readonly at: Point; readonly ends: boolean };

/** The pipes from above that are seen on a storey's plan: outside of its walls, and on its terraces and balconies. */
export function pipesPast(plan: Plan, level: Level): readonly PassingPipe[] {
  return rainPipes(plan).flatMap((pipe) =>
    pipe.seen
      .filter((one) => one.level === level)
      .map(({ at }) => ({ pipe, at, ends: pipe.course.onto?.level === level })),
  );
}

/** What a pipe is called on every sheet, `word` being what its kind is called. */
export function pipeTag({ number }: Pick<RainPipe, "number">, word: string): string {
  return `${word}${number}`;
}
