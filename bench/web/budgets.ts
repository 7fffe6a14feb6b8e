/** One budget: what was measured against what is allowed. */
export type Row = {
  readonly name: string;
  readonly measured: number;
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly unit: "" | "B" | "KB" | "ms" | "×";
  /** What the figure stands on: absolute times, medians of both sides. */
  readonly note?: string;
};

export function holds({ measured, atMost, atLeast }: Row): boolean {
  return measured <= (atMost ?? Number.POSITIVE_INFINITY) && measured >= (atLeast ?? Number.NEGATIVE_INFINITY);
}

/** The table as text, one line a budget. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => [row.name, figure(row.measured, row), budget(row), verdict(row), row.note ?? ""]);
  const all = [["what", "measured", "budget", "", ""], ...lines];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function verdict(row: Row): string {
  return holds(row) ? "holds" : "DOES NOT HOLD";
}

function budget(row: Row): string {
  return row.atLeast === undefined ? `≤ ${figure(row.atMost ?? 0, row)}` : `≥ ${figure(row.atLeast, row)}`;
}

function figure(value: number, { unit }: Row): string {
  if (unit === "×") return value.toFixed(2);
  if (unit === "KB") return `${(value / 1000).toFixed(1)} KB`;
  return `${Number.isInteger(value) ? value : value.toFixed(3)} ${unit}`.trim();
}
