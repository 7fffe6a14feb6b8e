/**
 * Law 7, climbing. A stair leads to the next level. Risers and treads are whole millimetres; risers times riser is the floor to floor (± 2 mm); the
 * flights' risers add up to the stair's; riser, tread, width and risers per flight keep the profile. A flight is drawn as its treads: (risers - 1) × tread
 * long along `up` (± 2 mm; its last riser lands on a landing or the floor), and as wide as the stair (+ 2 mm). Each landing is at least as deep and wide
 * as the profile asks and as the stair is wide.
 */
import type { Point, Polygon } from "#planner/geometry/point.ts";
import { broken, metres } from "#planner/plan/check/finding.ts";
import type { MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import { boundsOf } from "#planner/plan/check/rect.ts";
import type { Finding, Level, Stair, StairKind } from "#planner/plan/plan.ts";
import type { Profile } from "#planner/rules/profile.ts";

const DRAWN = 2;

export function stairArithmeticLaw({ plan, profile }: MeasuredPlan): readonly Finding[] {
  return plan.levels.flatMap((level) =>
    level.stairs.flatMap((stair) =>
      [...climb(level, stair, profile), ...flights(stair), ...form(stair), ...landings(stair, profile)].map((message) =>
        broken("law-7/climb", `Stair ${stair.id}: ${message}.`, { level: level.index, room: stair.room }),
      ),
    ),
  );
}

function climb(level: Level, stair: Stair, { stair: rules }: Profile): readonly string[] {
  const height = stair.risers * stair.riser;
  const faults: string[] = [];
  if (!(Math.abs(height - level.floorToFloor) <= DRAWN)) {
    faults.push(`${stair.risers} risers of ${stair.riser} mm climb ${metres(height)} of ${metres(level.floorToFloor)}`);
  }
  const sum = stair.flights.reduce((total, flight) => total + flight.risers, 0);
  if (sum !== stair.risers) faults.push(`its flights have ${sum} risers, not ${stair.risers}`);
  if (stair.riser > rules.maxRiser.value || stair.riser < rules.minRiser.value)
    faults.push(`risers of ${stair.riser} mm`);
  if (!Number.isInteger(stair.riser) || !Number.isInteger(stair.tread))
    faults.push(`steps of ${stair.riser} by ${stair.tread} mm, which nobody builds to the fraction of a millimetre`);
  if (stair.tread < rules.tread.value) faults.push(`treads of ${stair.tread} mm`);
  if (stair.width < rules.width.value) faults.push(`a width of ${metres(stair.width)}`);
  if (stair.flights.some((f) => f.risers > rules.maxRisersPerFlight.value)) {
    faults.push(`a flight of more than ${rules.maxRisersPerFlight.value} risers`);
  }
  if (stair.toLevel !== level.index + 1) faults.push(`it leads from level ${level.index} to level ${stair.toLevel}`);
  return faults;
}

function flights(stair: Stair): readonly string[] {
  return stair.flights.flatMap((flight, i) => {
    const size = along(flight.polygon, flight.up);
    if (size === null) return [`flight ${i + 1} does not rise along x or y in a rectangle`];
    const run = (flight.risers - 1) * stair.tread;
    const faults: string[] = [];
    if (Math.abs(size.run - run) > DRAWN) {
      faults.push(`flight ${i + 1} is drawn ${size.run} mm long; ${flight.risers - 1} treads are ${run} mm`);
    }
    if (size.across < stair.width || size.across > stair.width + DRAWN) {
      faults.push(`flight ${i + 1} is ${size.across} mm wide, not ${stair.width} mm`);
    }
    return faults;
  });
}

/** Straight: every flight rises the same way; dog-leg: two flights the opposite way; l-shaped: two at a right angle; open-well: three or more, or a dog-leg. */
function form(stair: Stair): readonly string[] {
  const turns = stair.flights.slice(1).map((flight, i) => {
    const before = stair.flights[i]?.up ?? [0, 0];
    return flight.up[0] * before[0] + flight.up[1] * before[1];
  });
  const count = stair.flights.length;
  const forms: Readonly<Record<StairKind, boolean>> = {
    straight: turns.every((turn) => turn === 1),
    "dog-leg": count === 2 && turns[0] === -1,
    "l-shaped": count === 2 && turns[0] === 0,
    "open-well": count >= 3 || (count === 2 && turns[0] === -1),
  };
  return forms[stair.kind] ? [] : [`its flights do not turn as a ${stair.kind} stair`];
}

function along(polygon: Polygon, up: Point): { readonly run: number; readonly across: number } | null {
  const unit = Math.abs(up[0]) + Math.abs(up[1]) === 1 && (up[0] === 0 || up[1] === 0);
  if (!unit || polygon.length !== 4) return null;
  const b = boundsOf(polygon);
  const [dx, dy] = [b.x1 - b.x0, b.y1 - b.y0];
  return up[0] === 0 ? { run: dy, across: dx } : { run: dx, across: dy };
}

function landings(stair: Stair, { stair: rules }: Profile): readonly string[] {
  const least = Math.max(stair.width, rules.landing.value);
  return stair.landings.flatMap((landing, i) => {
    const b = boundsOf(landing);
    const depth = Math.min(b.x1 - b.x0, b.y1 - b.y0);
    return depth >= least ? [] : [`landing ${i + 1} is ${metres(depth)} deep; ${metres(least)} is the least`];
  });
}
