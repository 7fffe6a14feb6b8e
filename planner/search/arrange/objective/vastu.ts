import { ROOM_KINDS } from "#planner/plan/plan.ts";
import { type LevelModel, RASTER } from "#planner/search/arrange/level-model.ts";
import { add, type Judgement, T } from "#planner/search/arrange/objective/judgement.ts";

const VASTU_WEIGHT: Float64Array = Float64Array.from(ROOM_KINDS, (kind) => {
  if (kind === "pooja" || kind === "kitchen" || kind === "kitchen-dining" || kind === "master-bedroom") return 2.5;
  if (kind === "bath" || kind === "wc" || kind === "powder" || kind === "stair") return 1.6;
  if (kind === "living" || kind === "living-dining") return 1.2;
  return kind === "bedroom" || kind === "dining" ? 0.7 : 0.4;
});

/** Every room at four points of its floor, each worth what its zone is. */
export function vastu(model: LevelModel, out: Judgement): void {
  const { rooms } = model.layout;
  const { inside } = model;
  const w = inside.x1 - inside.x0;
  const d = inside.y1 - inside.y0;
  for (let a = 0; a < model.specs.length; a++) {
    const base = (model.kind[a] as number) * RASTER * RASTER;
    if ((model.vastu[base] as number) < -5) continue;
    const i = a * 4;
    let total = 0;
    for (let s = 0; s < 4; s++) {
      const fx = (s & 1) === 0 ? 0.25 : 0.75;
      const fy = s < 2 ? 0.25 : 0.75;
      const x = (rooms[i] as number) + fx * ((rooms[i + 2] as number) - (rooms[i] as number)) - inside.x0;
      const y = (rooms[i + 1] as number) + fy * ((rooms[i + 3] as number) - (rooms[i + 1] as number)) - inside.y0;
      const column = Math.min(RASTER - 1, Math.max(0, Math.floor((x * RASTER) / w)));
      const row = Math.min(RASTER - 1, Math.max(0, Math.floor((y * RASTER) / d)));
      total += model.vastu[base + row * RASTER + column] as number;
    }
    const weight = VASTU_WEIGHT[model.kind[a] as number] as number;
    add(out, T.vastu, 0.55 * model.vastuWeight * weight * (1 - total / 4));
  }
}
