/**
 * Law 3, the programme. Every room that the brief asks for is there, or its brief field stands in `relaxed`
 * (`what` is the field's name: "bedrooms", "pooja", "parking", …). Toilets and baths of all kinds count as bathrooms.
 * What takes the place of a separate dining room (an open kitchen that one dines in) or of a balcony (a terrace, a sit-out) has to be told too.
 * An external stair is entered from the open air; a frame has columns on every level; where a later floor is asked for, a stair goes up from the last.
 * No relaxation excuses that floors, a living room or a kitchen are missing, or a bath or WC on a floor with bedrooms where at least as many bathrooms
 * were asked for as there are such floors. A relaxation says in words what gave way, and each field has only one.
 * Elders have a bedroom and a bath with WC on the ground floor (law 4 checks that they are reached there without a step).
 */
import { broken } from "#planner/plan/check/finding.ts";
import type { MeasuredPlan } from "#planner/plan/check/measured-plan.ts";
import {
  BATHROOMS,
  BEDROOMS,
  type Finding,
  KITCHENS,
  OPEN_AIR_KINDS,
  type Room,
  type RoomKind,
} from "#planner/plan/plan.ts";

/** In place of a field's name: a wish that no relaxation excuses. */
const NEVER = "";

type Wish = { readonly what: string; readonly met: boolean; readonly words: string };

export function requestedRoomsLaw({ plan }: MeasuredPlan): readonly Finding[] {
  const givenUp = new Set(plan.relaxed.map((r) => r.what));
  const missing = wishes(plan)
    .filter((wish) => !wish.met && (wish.what === NEVER || !givenUp.has(wish.what)))
    .map((wish) => broken("law-3/requested", `Asked for and not there: ${wish.words}.`));
  return [...missing, ...toldInWords(plan), ...toldTwice(plan)];
}

/** A relaxation is a sentence that the customer reads: fewer than four words (a code, a blank) tell of nothing. */
function toldInWords({ relaxed }: MeasuredPlan["plan"]): readonly Finding[] {
  return relaxed
    .filter(({ what, message }) => what === "" || message.trim().split(/\s+/).length < 4)
    .map(({ what }) => broken("law-3/relaxed", `That ${what || "something"} was given up is not said in words.`));
}

function toldTwice({ relaxed }: MeasuredPlan["plan"]): readonly Finding[] {
  const names = relaxed.map(({ what }) => what);
  return names
    .filter((what, i) => names.indexOf(what) < i)
    .map((what) => broken("law-3/relaxed", `Two relaxations speak of ${what}.`));
}

function wishes(plan: MeasuredPlan["plan"]): readonly Wish[] {
  const { brief, levels } = plan;
  const count = (kinds: readonly RoomKind[], rooms: readonly Room[] = levels.flatMap((l) => l.rooms)) =>
    rooms.filter((room) => kinds.includes(room.kind)).length;
  const ground = levels[0]?.rooms ?? [];
  const dining: readonly RoomKind[] =
    brief.dining === "separate" ? ["dining"] : ["living-dining", "dining", "kitchen-dining"];
  return [
    { what: NEVER, met: levels.length === brief.floors, words: `${brief.floors} floors` },
    { what: "bedrooms", met: count(BEDROOMS) >= brief.bedrooms, words: `${brief.bedrooms} bedrooms` },
    { what: "bathrooms", met: count(BATHROOMS) >= brief.bathrooms, words: `${brief.bathrooms} bathrooms` },
    { what: NEVER, met: bathsOnBedroomFloors(plan), words: "a bathroom on every floor with bedrooms" },
    { what: "attached", met: attachedBaths(plan) >= (brief.attached ?? 0), words: `${brief.attached} attached baths` },
    { what: NEVER, met: count(["living", "living-dining"]) > 0, words: "a living room" },
    { what: NEVER, met: count(KITCHENS) > 0, words: "a kitchen" },
    { what: "dining", met: count(dining) > 0, words: "a dining place" },
    { what: "pooja", met: !brief.pooja || count(["pooja"]) > 0, words: "a pooja room" },
    { what: "study", met: !brief.study || count(["study"]) > 0, words: "a study" },
    { what: "store", met: !brief.store || count(["store"]) > 0, words: "a store" },
    { what: "utility", met: !brief.utility || count(["utility"]) > 0, words: "a utility" },
    { what: "parking", met: brief.parking === "none" || count(["parking", "garage"], ground) > 0, words: "parking" },
    { what: "balcony", met: !brief.balcony || count(["balcony"]) > 0, words: "a balcony" },
    {
      what: "kitchen",
      met: kitchenAsAsked(plan),
      words: `${brief.kitchen === "open" ? "an open" : "a closed"} kitchen`,
    },
    { what: "stair", met: stairAsAsked(plan), words: "a stair that is entered from outside" },
    {
      what: "structure",
      met: brief.structure === "load-bearing" || levels.every((level) => level.columns.length > 0),
      words: "a frame with columns",
    },
    {
      what: "future",
      met: brief.future !== "extra-floor" || (levels.at(-1)?.stairs.length ?? 0) > 0,
      words: "a stair that goes on to a later floor",
    },
    {
      what: "elders",
      met: !brief.elders || (count(BEDROOMS, ground) > 0 && count(["bath"], ground) > 0),
      words: "a bedroom and a bath on the ground floor for elders",
    },
  ];
}

/** An open kitchen is one room with dining, or joined to another room by an arch; a closed one has doors only. */
function kitchenAsAsked({ brief, levels }: MeasuredPlan["plan"]): boolean {
  const kitchens = levels.flatMap((level) =>
    level.rooms.filter((room) => KITCHENS.includes(room.kind)).map((room) => ({ level, room })),
  );
  const isOpen = kitchens.some(
    ({ level, room }) =>
      room.kind === "kitchen-dining" || level.openings.some((o) => o.kind === "arch" && o.rooms.includes(room.id)),
  );
  return kitchens.length === 0 || isOpen === (brief.kitchen === "open");
}

function stairAsAsked({ brief, levels }: MeasuredPlan["plan"]): boolean {
  const ground = levels[0];
  if (brief.stair === "internal" || ground === undefined) return true;
  if (levels.length < 2 && ground.stairs.length === 0) return true;
  const outdoors = new Set([
    "outside",
    ...ground.rooms.filter((r) => OPEN_AIR_KINDS.includes(r.kind)).map((r) => r.id),
  ]);
  return ground.stairs.some(({ room }) =>
    ground.openings.some(
      (o) =>
        (o.kind === "door" || o.kind === "arch") && o.rooms.includes(room) && o.rooms.some((id) => outdoors.has(id)),
    ),
  );
}

function bathsOnBedroomFloors({ brief, levels }: MeasuredPlan["plan"]): boolean {
  const floors = levels.filter(({ rooms }) => rooms.some(({ kind }) => BEDROOMS.includes(kind)));
  return (
    brief.bathrooms < floors.length ||
    floors.every(({ rooms }) => rooms.some(({ kind }) => kind !== "powder" && BATHROOMS.includes(kind)))
  );
}

function attachedBaths({ levels }: MeasuredPlan["plan"]): number {
  return levels
    .flatMap((level) => level.rooms.map((room) => ({ level, room })))
    .filter(({ room }) => BATHROOMS.includes(room.kind))
    .filter(({ level, room }) =>
      level.openings.some(
        ({ kind, rooms }) =>
          kind === "door" &&
          rooms.includes(room.id) &&
          level.rooms.some((r) => rooms.includes(r.id) && (BEDROOMS.includes(r.kind) || r.kind === "dressing")),
      ),
    ).length;
}
