import { BATHROOMS, type Level, type Plan, type Room, type RoomKind } from "#planner/plan/plan.ts";

/** In India the finish of a wet room's floor lies so far below the rooms' beside it, mm; no step for old people's feet. Elsewhere floors are level. */
const DROP = { usual: 25, elders: 12 } as const;
/** Whose floors are washed down, and whose doors stand in water. */
export const WET_ROOMS: readonly RoomKind[] = [...BATHROOMS, "utility"];

/** The rooms of a level whose floors lie below the others'. */
export function wetFloors({ brief }: Plan, { rooms }: Level): readonly Room[] {
  return brief.region === "in" ? rooms.filter(({ kind }) => WET_ROOMS.includes(kind)) : [];
}

export function wetFloorDrop({ brief }: Plan): number {
  return brief.elders ? DROP.elders : DROP.usual;
}

/** How high the finish of a level's wet rooms lies at their doors, above the road in mm. */
export function wetFloorLevel(plan: Plan, { floorLevel }: Level): number {
  return floorLevel - wetFloorDrop(plan);
}
