import type { Content } from "#bench/planner/no-house/distributions.ts";
import type { Bound, Choice, Problem, Way } from "#bench/planner/no-house/packing.ts";
import type { StairForm } from "#bench/planner/no-house/stair-forms.ts";
import type { StoreyRules } from "#bench/planner/no-house/storey-rules.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";

/** A room at its least (law 3): mm and m2. */
type LeastRoom = {
  readonly kind: "living" | "kitchen" | "bedroom" | Content["wet"][number];
  readonly width: number;
  readonly area: number;
};

/** Rooms of a storey at their least; no bedroom has to be a master bedroom, which no law asks for. */
export function roomsOf({ living, kitchen, bedrooms, wet }: Content, profile: Profile): readonly LeastRoom[] {
  const least = (kind: LeastRoom["kind"]): LeastRoom => {
    const sizes = [profile.rooms[kind], ...(kind === "bedroom" ? [profile.rooms["master-bedroom"]] : [])];
    return {
      kind,
      width: Math.min(...sizes.map((size) => size?.width ?? 0)),
      area: Math.min(...sizes.map((size) => size?.area ?? 0)),
    };
  };
  return [
    ...(living ? [least("living")] : []),
    ...(kitchen ? [least("kitchen")] : []),
    ...Array.from({ length: bedrooms }, () => least("bedroom")),
    ...wet.map((kind) => least(kind)),
  ];
}

/** Whether rooms and steps need more floor than the storey has; a closed room needs half of the thinnest wall around it too. */
export function isTooMuch(
  rooms: readonly LeastRoom[],
  steps: readonly Rect[],
  { width, depth, thin }: StoreyRules,
): boolean {
  const own = rooms.map((room) => {
    const size = room.area * 1e6;
    // The squarest room has the shortest wall around it.
    return isWay(room) ? size : size + 2 * thin * Math.sqrt(size) + thin * thin;
  });
  const all = [...own, ...steps.map((one) => (one.x1 - one.x0) * (one.y1 - one.y0))];
  return all.reduce((sum, one) => sum + one, 0) > (width + thin) * (depth + thin);
}

/** A room that may be passed through (law 4). */
function isWay({ kind }: LeastRoom): boolean {
  return kind === "living" || kind === "kitchen";
}

export type StairPlace = {
  readonly form: StairForm;
  /** Whether the storey has the foot of a stair that goes up, and the head of one that arrives. */
  readonly foot: boolean;
  readonly head: boolean;
  /** Whether one walks over its landings within this storey. */
  readonly inside: boolean;
  /** Where its lower left corner may stand. */
  readonly corner: Rect;
};

/** Rectangles of passage that a storey may have beside its stair's landings. */
const PASSAGES = 2;
/** Wall beside a door, mm (law 6). */
const JAMB = 100;

/** A rectangle from point `lo` to point `hi`, to which x0 … y1 are added: 0 for rooms; for the stair's parts, offsets from the one point of the stair. */
type Box = {
  readonly lo: number;
  readonly hi: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
};

/** The problem of laying rooms out on a storey; rooms come first, then passages, then landings. */
export function storeyProblem(rooms: readonly LeastRoom[], stair: StairPlace | null, rules: StoreyRules): Problem {
  const bounds: Bound[] = [];
  const choices: Choice[] = [];
  let points = 1;
  function free(least: number): Box {
    const lo = points++;
    const hi = points++;
    for (const axis of [0, 1] as const) bounds.push({ axis, u: hi, v: lo, by: least });
    return { lo, hi, x0: 0, y0: 0, x1: 0, y1: 0 };
  }
  const bodies = rooms.map((room) => free(room.width));
  const passages = Array.from({ length: PASSAGES }, () => free(rules.passage));
  const steps: Box[] = [];
  const landings: Box[] = [];
  const standing: Box[] = [];
  if (stair !== null) {
    const s = points++;
    const { corner } = stair;
    bounds.push({ axis: 0, u: s, v: 0, by: corner.x0 }, { axis: 0, u: 0, v: s, by: -corner.x1 });
    bounds.push({ axis: 1, u: s, v: 0, by: corner.y0 }, { axis: 1, u: 0, v: s, by: -corner.y1 });
    const fixed = (r: Rect): Box => ({ lo: s, hi: s, ...r });
    steps.push(...stair.form.steps.map(fixed));
    if (stair.foot) landings.push(fixed(stair.form.foot));
    if (stair.head) landings.push(fixed(stair.form.head));
    if (stair.foot) standing.push(fixed(stair.form.standingAtFoot));
    if (stair.head) standing.push(fixed(stair.form.standingAtHead));
  }
  rooms.forEach((room, i) => {
    const body = bodies[i] as Box;
    rooms.forEach((other, k) => {
      if (k <= i) return;
      const gap = isWay(room) && isWay(other) ? 0 : rules.thin;
      choices.push(apart(body, bodies[k] as Box, gap));
      // Rooms of one kind are interchangeable: they stand in order along x.
      if (k === i + 1 && room.kind === other.kind)
        bounds.push({ axis: 0, u: (bodies[k] as Box).lo, v: body.lo, by: 0 });
    });
    for (const one of isWay(room) ? [...steps, ...standing] : steps) {
      choices.push(apart(body, one, isWay(room) ? 0 : rules.thin));
    }
    if (!isWay(room)) for (const one of [...passages, ...landings]) choices.push(apart(body, one, rules.thin));
  });
  for (const passage of passages) for (const one of steps) choices.push(apart(passage, one, 0));

  const inside = stair?.inside === false ? [] : landings;
  const ways = [
    ...rooms.flatMap((room, i) => (isWay(room) ? [{ box: bodies[i] as Box, kind: room.kind as string }] : [])),
    ...passages.map((box, i) => ({ box, kind: `passage ${i}` })),
    ...inside.map((box) => ({ box, kind: "landing" })),
  ];
  // The tree of ways begins at a landing of the stair, without one at the first way.
  const root = inside.length > 0 ? ways.length - 1 : 0;
  ways.forEach((way, i) => {
    if (i === root) return;
    const parents = ways
      .map((parent, k) => ({ parent, k }))
      // Passages are interchangeable: of two that join, the second hangs on the first.
      .filter(({ parent, k }) => k !== i && !(way.kind === "passage 0" && parent.kind === "passage 1"));
    choices.push(parents.flatMap(({ parent, k }) => joined(way.box, parent.box, rules, [i, k])));
  });
  rooms.forEach((room, i) => {
    if (isWay(room)) return;
    const body = bodies[i] as Box;
    const isBath = room.kind !== "bedroom";
    const doors = [
      ...ways.filter((way) => !(isBath && way.kind === "kitchen")).map(({ box }) => box),
      ...(isBath ? rooms.flatMap((other, k) => (other.kind === "bedroom" ? [bodies[k] as Box] : [])) : []),
    ];
    choices.push(
      doors.flatMap((box) =>
        joined(body, box, rules).map((way, axis) => withJambs(way, body, box, axis as 0 | 1, rules)),
      ),
    );
  });
  const areas = rooms.map((room, i) => ({
    lo: (bodies[i] as Box).lo,
    hi: (bodies[i] as Box).hi,
    area: room.area * 1e6,
  }));
  return { room: [rules.width, rules.depth], points, bounds, areas, choices };
}

/** The four ways in which two rectangles lie apart by `gap`: either to the left of the other, or before it. */
function apart(a: Box, b: Box, gap: number): Choice {
  return [
    { bounds: [{ axis: 0, u: b.lo, v: a.hi, by: gap + a.x1 - b.x0 }] },
    { bounds: [{ axis: 0, u: a.lo, v: b.hi, by: gap + b.x1 - a.x0 }] },
    { bounds: [{ axis: 1, u: b.lo, v: a.hi, by: gap + a.y1 - b.y0 }] },
    { bounds: [{ axis: 1, u: a.lo, v: b.hi, by: gap + b.y1 - a.y0 }] },
  ];
}

/** A door into a closed room keeps its jambs to the walls at that room's ends. */
function withJambs({ bounds }: Way, room: Box, other: Box, axis: 0 | 1, { door }: StoreyRules): Way {
  const along = (1 - axis) as 0 | 1;
  const [x0, x1] = along === 0 ? [other.x0, other.x1] : [other.y0, other.y1];
  return {
    bounds: [
      ...bounds,
      { axis: along, u: room.hi, v: room.lo, by: door + 2 * JAMB },
      { axis: along, u: room.hi, v: other.lo, by: door + JAMB + x0 },
      { axis: along, u: other.hi, v: room.lo, by: door + JAMB - x1 },
    ],
  };
}

/** The two ways to join two rectangles by a door, an archway or open floor: side by side along x or y for a door's width, at most the thickest wall apart. */
function joined(a: Box, b: Box, { thick, door }: StoreyRules, joins?: readonly [number, number]): readonly Way[] {
  return ([0, 1] as const).map((axis) => {
    const lo = (box: Box, of: 0 | 1) => (of === 0 ? box.x0 : box.y0);
    const hi = (box: Box, of: 0 | 1) => (of === 0 ? box.x1 : box.y1);
    const other = (1 - axis) as 0 | 1;
    const bounds: Bound[] = [
      { axis, u: a.hi, v: b.lo, by: lo(b, axis) - hi(a, axis) - thick },
      { axis, u: b.hi, v: a.lo, by: lo(a, axis) - hi(b, axis) - thick },
      { axis: other, u: a.hi, v: b.lo, by: door + lo(b, other) - hi(a, other) },
      { axis: other, u: b.hi, v: a.lo, by: door + lo(a, other) - hi(b, other) },
    ];
    return joins === undefined ? { bounds } : { bounds, joins };
  });
}
