import { BATHROOMS, BEDROOMS, type FurnitureKind, type RoomKind } from "#planner/plan/plan.ts";
import { type ReviewRule, roomsOf, warning } from "#planner/rules/review/remark.ts";
import { isLetAlone } from "#planner/rules/to-let.ts";

export const FURNISHED = "practice/furnished";

type Needs = { readonly kinds: readonly RoomKind[]; readonly oneOf: readonly FurnitureKind[]; readonly words: string };

const BED: Omit<Needs, "kinds"> = { oneOf: ["bed-king", "bed-queen", "bed-single"], words: "bed" };
const NEEDS: readonly Needs[] = [
  { kinds: BEDROOMS, ...BED },
  { kinds: ["kitchen", "kitchen-dining"], oneOf: ["counter"], words: "counter" },
  { kinds: BATHROOMS.filter((kind) => kind !== "bathroom"), oneOf: ["wc"], words: "WC" },
  { kinds: ["bath", "bathroom"], oneOf: ["shower", "bathtub"], words: "shower" },
  { kinds: ["living", "living-dining"], oneOf: ["sofa-3", "sofa-2"], words: "sofa" },
  {
    kinds: ["dining", "living-dining", "kitchen-dining"],
    oneOf: ["dining-table-4", "dining-table-6"],
    words: "dining table",
  },
];

/** A room without its main piece of furniture is not what it is called. In a single room that is let that piece is the bed. */
export const furnished: ReviewRule = (measured) =>
  roomsOf(measured).flatMap(({ level, room: { room } }) =>
    (isLetAlone(room, level.level.rooms) ? [BED] : NEEDS.filter(({ kinds }) => kinds.includes(room.kind)))
      .filter(({ oneOf }) => !level.level.furniture.some((f) => f.room === room.id && oneOf.includes(f.kind)))
      .map(({ words }) =>
        warning(
          FURNISHED,
          `No ${words} found a place in ${room.label}.`,
          { level: level.index, room: room.id },
          "design practice",
        ),
      ),
  );
