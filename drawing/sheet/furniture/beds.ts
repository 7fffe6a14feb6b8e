import { line, type PlanSymbol, rect, rounded } from "#drawing/sheet/furniture/symbol.ts";

/** A bed with its head at the back: headboard, pillows, the sheet turned down. */
export function bed(pillows: 1 | 2): (width: number, depth: number) => PlanSymbol {
  return (width, depth) => {
    const half = width / 2;
    const board = Math.min(80, depth * 0.05);
    const pillow = { width: width / pillows - 160, top: board + 90, bottom: board + 90 + Math.min(380, depth * 0.2) };
    const centres = pillows === 2 ? [-width / 4, width / 4] : [0];
    const fold = pillow.bottom + 150;
    return {
      outline: [rounded(-half, 0, half, depth, 60), rect(-half, 0, half, board)],
      detail: [
        ...centres.map((u) => rounded(u - pillow.width / 2, pillow.top, u + pillow.width / 2, pillow.bottom, 90)),
        line([-half, fold], [half, fold]),
        line([-half, fold + 220], [half, fold + 220]),
        line([half, fold + 220], [half - Math.min(width * 0.45, 700), fold]),
      ],
    };
  };
}

export function bedsideTable(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  const inset = Math.min(width, depth) * 0.3;
  return {
    outline: [rect(-half, 0, half, depth)],
    detail: [
      rounded(-half + inset, depth / 2 - half + inset, half - inset, depth / 2 + half - inset, half),
      line([-half, 0], [half, depth]),
      line([half, 0], [-half, depth]),
    ],
  };
}

/** Hanging clothes on a rail behind sliding shutters. */
export function wardrobe(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  const hangers = Math.max(2, Math.round(width / 230));
  return {
    outline: [rect(-half, 0, half, depth)],
    detail: [
      rect(-half, depth - 60, half, depth),
      line([-half + 30, depth / 2 - 20], [half - 30, depth / 2 - 20]),
      ...Array.from({ length: hangers }, (_, index) => {
        const u = -half + ((index + 0.5) * width) / hangers;
        const lean = index % 2 === 0 ? 40 : -25;
        return line([u - lean, depth * 0.14], [u + lean, depth * 0.78]);
      }),
    ],
  };
}

export function dressingTable(width: number, depth: number): PlanSymbol {
  const half = width / 2;
  return {
    outline: [rect(-half, 0, half, depth), rounded(-190, depth + 60, 190, depth + 400, 120)],
    detail: [line([-half + 40, 50], [half - 40, 50]), line([-half + 40, 80], [half - 40, 80])],
  };
}
