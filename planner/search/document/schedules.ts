import type { Level, Opening, Plan, ScheduleRow } from "#planner/plan/plan.ts";

/** Tags openings, the widest first: D the main door, D1 .. other doors, W1 .. windows, V1 .. ventilators, O archways; like ones share a tag and are counted. */
export function tagOpenings(levels: readonly Level[]): { levels: readonly Level[]; schedules: Plan["schedules"] } {
  const size = (o: Opening): { width: number; height: number } => ({
    width: Math.abs(o.to[0] - o.from[0]) + Math.abs(o.to[1] - o.from[1]),
    height: o.head - o.sill,
  });
  const groups = new Map<
    string,
    { tag: string; width: number; height: number; count: number; kind: Opening["kind"] }
  >();
  const keyOf = (o: Opening): string => `${o.kind}/${o.main === true}/${size(o).width}/${size(o).height}`;
  const all = levels.flatMap((level) => level.openings).filter((o) => o.kind !== "arch");
  const sorted = [...all].sort(
    (a, b) =>
      Number(b.main === true) - Number(a.main === true) ||
      size(b).width - size(a).width ||
      size(b).height - size(a).height,
  );
  const numbers: Record<string, number> = { door: 0, window: 0, ventilator: 0 };
  for (const o of sorted) {
    const key = keyOf(o);
    const known = groups.get(key);
    if (known !== undefined) {
      known.count++;
      continue;
    }
    const n = numbers[o.kind] ?? 0;
    numbers[o.kind] = n + 1;
    const letter = o.kind === "door" ? "D" : o.kind === "window" ? "W" : "V";
    const tag =
      o.kind === "door" && o.main === true ? "D" : o.kind === "door" ? `D${Math.max(1, n)}` : `${letter}${n + 1}`;
    groups.set(key, { tag, ...size(o), count: 1, kind: o.kind });
  }
  const rows = (kinds: readonly Opening["kind"][]): readonly ScheduleRow[] =>
    [...groups.values()]
      .filter((g) => kinds.includes(g.kind))
      .map(({ tag, width, height, count }) => ({ tag, width, height, count }));
  return {
    levels: levels.map((level) => ({
      ...level,
      openings: level.openings.map((o) =>
        o.kind === "arch" ? { ...o, tag: "O" } : { ...o, tag: groups.get(keyOf(o))?.tag ?? "" },
      ),
    })),
    schedules: { doors: rows(["door"]), windows: rows(["window", "ventilator"]) },
  };
}
