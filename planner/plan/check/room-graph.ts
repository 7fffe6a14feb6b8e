import { areaOfPolygon, common, sizeOf } from "#planner/plan/check/area.ts";
import { type MeasuredPlan, OUTSIDE } from "#planner/plan/check/measured-plan.ts";
import { BEDROOMS, type RoomKind } from "#planner/plan/plan.ts";

/** Rooms of all levels, joined by doors, arches and stairs. */
export type RoomGraph = {
  readonly kinds: ReadonlyMap<string, RoomKind>;
  readonly edges: readonly { readonly a: string; readonly b: string; readonly stair: boolean }[];
};

/** What may lie beyond a bedroom and belong to it alone. */
const SUITE: readonly RoomKind[] = ["bath", "bathroom", "wc", "powder", "dressing", "balcony", "terrace", "verandah"];
/** Where a way ends: nobody passes through these to another room. */
const ENDS: readonly RoomKind[] = ["bath", "bathroom", "wc", "powder", "parking", "garage", "duct"];

export function roomKey(level: number, id: string): string {
  return `${level}/${id}`;
}

export function roomGraph({ levels }: MeasuredPlan): RoomGraph {
  const kinds = new Map(
    levels.flatMap((l) => l.rooms.map(({ room }) => [roomKey(l.index, room.id), room.kind] as const)),
  );
  const doors = levels.flatMap((l) =>
    l.openings
      .filter(({ opening }) => opening.kind === "door" || opening.kind === "arch")
      .filter(({ opening }) => !opening.rooms.includes(OUTSIDE))
      .map(({ opening: { rooms } }) => ({
        a: roomKey(l.index, rooms[0]),
        b: roomKey(l.index, rooms[1]),
        stair: false,
      })),
  );
  const stairs = levels.flatMap((l) =>
    l.level.stairs.flatMap((stair) => {
      const shaft = [...stair.flights.map((f) => f.polygon), ...stair.landings].flatMap(areaOfPolygon);
      const above = levels[stair.toLevel];
      const arrival = above?.rooms
        .map(({ room, area }) => ({ id: room.id, shared: sizeOf(common(shaft, area)) }))
        .reduce((best, next) => (next.shared > best.shared ? next : best), { id: "", shared: 0 });
      if (above === undefined || arrival === undefined || arrival.shared === 0) return [];
      return [{ a: roomKey(l.index, stair.room), b: roomKey(above.index, arrival.id), stair: true }];
    }),
  );
  return { kinds, edges: [...doors, ...stairs] };
}

/**
 * The rooms reached from some rooms, these included. Through a bedroom one reaches only its own suite (bath, dressing, balcony), through a
 * suite's dressing only more of the suite, and through a bath, WC or parking (and any kind in `alsoEnds`) nothing.
 */
export function walk(graph: RoomGraph, starts: readonly string[], alsoEnds: readonly RoomKind[] = []): Set<string> {
  const shared = new Set<string>(starts);
  const suite = new Set<string>();
  const queue: { readonly key: string; readonly inSuite: boolean }[] = starts.map((key) => ({ key, inSuite: false }));
  for (const { key, inSuite } of queue) {
    const kind = graph.kinds.get(key);
    if (kind === undefined || ENDS.includes(kind) || alsoEnds.includes(kind)) continue;
    const onlySuite = inSuite || BEDROOMS.includes(kind);
    for (const { a, b } of graph.edges) {
      const next = a === key ? b : b === key ? a : null;
      const nextKind = next === null ? undefined : graph.kinds.get(next);
      if (next === null || nextKind === undefined || shared.has(next)) continue;
      if (onlySuite) {
        if (!SUITE.includes(nextKind) || suite.has(next)) continue;
        suite.add(next);
      } else {
        shared.add(next);
      }
      queue.push({ key: next, inSuite: onlySuite });
    }
  }
  return new Set([...shared, ...suite]);
}
