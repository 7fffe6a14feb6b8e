import type { Brief } from "#planner/brief/brief.ts";
import { KITCHENS, type RoomKind } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { wantsEntranceWc } from "#planner/rules/review/entrance-wc.ts";
import { lobbyCorner } from "#planner/search/core/beside-leaf.ts";
import { bathCount, bathsByLevel, masterWithBath } from "#planner/search/programme/bathrooms.ts";
import { type ParkedInYard, parkedInYard } from "#planner/search/programme/front-yard.ts";
import { ROOM_TO_LET } from "#planner/search/programme/room-spec.ts";
import { LOBBY, STANDARDS } from "#planner/search/programme/standards.ts";
import { sum } from "#planner/search/programme/sum.ts";
import type { WishedRoom } from "#planner/search/programme/wished-room.ts";

/** How a main door at the road is weighed: as one comfort among others; as what no house is without; not at all, in drafts of a house. */
export type FrontDoor = "preferred" | "insisted" | "free";

/** The brief as rooms and forms of house, less what has been given up so far. */
export type Wishes = {
  readonly floors: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly attached: number | undefined;
  readonly openKitchen: boolean;
  readonly separateDining: boolean;
  /** One eats in the kitchen, where a house between party walls has it behind the stair, away from the living room. */
  readonly diningInKitchen: boolean;
  readonly pooja: boolean;
  /** The pooja room stands on the first floor, where the ground floor is full. */
  readonly poojaUp: boolean;
  readonly study: boolean;
  readonly store: boolean;
  readonly utility: boolean;
  readonly parking: Brief["parking"] | "half-covered";
  /** Cars are kept in garages where that is usual: never asked for, first to go for open bays. */
  readonly garage: boolean;
  /** How the front yard takes a car; null where it is too shallow to be of help. */
  readonly frontYard: ParkedInYard | null;
  readonly balcony: boolean;
  readonly elders: boolean;
  /** Elders have a WC beside their bedroom and the bath upstairs: where no house was found with the bath below. */
  readonly parentsWc: boolean;
  /** A stair joins the storeys; on one storey it goes up to a later floor or to a flat roof. */
  readonly stair: boolean;
  /** The stair goes on to a floor that is built later. */
  readonly extraFloor: boolean;
  /** The stair is entered from the open air. */
  readonly outerStair: boolean;
  /** A part to let on the ground floor, with its own door: a flat with a bedroom, or one room with kitchen and bath. */
  readonly toLet: "none" | "room" | "flat";
  /** People beyond the number of bedrooms plus two: the rooms where all meet grow with them. */
  readonly people: number;
  /** A traditional or colonial house is entered over a verandah, wider than a sit-out. */
  readonly verandah: boolean;
  /** A covered sit-out before the front door: never asked for, first to go. */
  readonly sitOut: boolean;
  /** A foyer behind the front door, where that is usual: never asked for, first to go. */
  readonly foyer: boolean;
  /** What an upper storey leaves over is roof, on which nobody steps; a household that asks for a balcony likes a terrace as well. */
  readonly lowerRoofs: boolean;
  /** A WC on the entrance storey if all the bathrooms asked for lie on others: never asked for, soon to go. */
  readonly entranceWc: boolean;
  /** How far a main door at the road, or in a sit-out there, is wished for. */
  readonly frontDoor: FrontDoor;
  /** Party walls on both sides: what lies in the middle has no window. */
  readonly enclosed: boolean;
  /** The last way to a house: every room may be as small as the profile lets it, and halls shrink to lobbies. */
  readonly compact: boolean;
  /** The living room and the kitchen lie on the first floor, bedrooms and the entrance below. */
  readonly livingUp: boolean;
  /** Upper floors with bedrooms have a lounge in place of a lobby that leads to all of them: never asked for. */
  readonly lounges: boolean;
  /** Upper floors have a lobby or a lounge; without, their rooms open off the stair's landing. */
  readonly lobbies: boolean;
  /** The stair is one straight flight along a wall, where the usual one turns. */
  readonly straightStair: boolean;
  /** The stair's turn has steps in it, where the house is too narrow for a dog-leg across it and for rooms beside one. */
  readonly openWell: boolean;
  /** The stair has a few steps before a quarter turn and the rest along a wall, in houses of two storeys too narrow for a dog-leg. */
  readonly quarterTurn: boolean;
  /** Walls about the stair are as thin as those between rooms, as a frame carries the house; its landing is no deeper than an archway needs. */
  readonly thinCore: boolean;
  /**
   * The straight stair's landings are no deeper than the law asks. On the ground floor rooms go on under its upper end, one walks through the
   * kitchen, and a WC is enough.
   */
  readonly openFlight: boolean;
  /**
   * On upper floors of several bedrooms a corner of one becomes the lobby through which the others are entered, which makes it an L. In a frame the walls on
   * the floors below are as thick as columns, so that beams under the lobby's walls find a bearing.
   */
  readonly cornerLobby: boolean;
  /** The least side of that corner, with the wall about it, mm. */
  readonly corner: number;
  /** The kitchen lies on the floor above the living room, where no floor holds both. */
  readonly kitchenUp: boolean;
  /** The bathrooms lie on the ground floor, which has no bedroom: fewer were asked for than there are floors with bedrooms. */
  readonly bathBelow: boolean;
  /** The ground floor has a passage: to the rooms of a compact house of one storey, or past the stove of an open kitchen that one eats in. */
  readonly hallway: boolean;
  /** One bedroom is a double even in a compact house: the UK's space standard asks for it. */
  readonly double: boolean;
};

/** Wishes in which a search departs from the brief: elders who make do with a WC below; drafts of a house that is entered from any side. */
export type Conceded = Partial<Pick<Wishes, "parentsWc" | "frontDoor">>;

/** The brief as wishes, with nothing given up. `yard`: how deep the front yard is, mm. */
export function wishesOf(brief: Brief, yard: number): Wishes {
  const enclosed = brief.edges.left === "party" && brief.edges.right === "party";
  const profile = profileOf(brief.region);
  return {
    floors: brief.floors,
    bedrooms: brief.bedrooms,
    bathrooms: brief.bathrooms,
    attached: brief.attached,
    openKitchen: brief.kitchen === "open",
    separateDining: brief.dining === "separate",
    diningInKitchen: false,
    pooja: brief.pooja,
    poojaUp: false,
    study: brief.study,
    store: brief.store,
    utility: brief.utility,
    parking: brief.parking,
    garage: profile.garage !== null && parksCar(brief.parking),
    frontYard: parkedInYard(profile, yard),
    balcony: brief.balcony,
    elders: brief.elders,
    parentsWc: false,
    stair: brief.floors > 1 || brief.future === "extra-floor" || profile.stair.toTerrace.value,
    extraFloor: brief.future === "extra-floor",
    outerStair: brief.stair === "external",
    toLet: brief.future === "rental-unit" ? "flat" : "none",
    people: brief.family - brief.bedrooms - 2,
    verandah: brief.style === "traditional" || brief.style === "colonial",
    sitOut: true,
    foyer: profile.foyer.value,
    lowerRoofs: profile.lowerRoofs.value && !brief.balcony,
    entranceWc: wantsEntranceWc(brief, profile),
    frontDoor: "preferred",
    enclosed,
    compact: false,
    livingUp: false,
    lounges: !enclosed,
    lobbies: true,
    straightStair: false,
    openWell: false,
    quarterTurn: false,
    thinCore: false,
    openFlight: false,
    cornerLobby: false,
    corner: lobbyCorner(profile),
    kitchenUp: false,
    bathBelow: false,
    hallway: false,
    double: brief.region === "uk",
  };
}

/** The label of a bay that is for no car. */
export const TWO_WHEELERS = "Two-wheelers";

/** The rooms of every level when `split[level]` bedrooms stand on each. */
export function roomsByLevel(wishes: Wishes, split: readonly number[]): readonly (readonly WishedRoom[])[] {
  const baths = bathsByLevel(wishes, split);
  let bedroomNumber = 0;
  const masterLevel = masterWithBath(wishes, split, baths);
  return split.map((bedrooms, level) => {
    const rooms: WishedRoom[] = [];
    if (level === 0) rooms.push(...groundRooms(wishes));
    const kitchen = level === 1 && wishes.kitchenUp;
    if (kitchen) rooms.push(...kitchenRooms(wishes, bedrooms === 0));
    if (level === (wishes.livingUp ? 1 : 0)) {
      rooms.push(...socialRooms(wishes).filter(({ kind }) => !wishes.kitchenUp || !WITH_KITCHEN.includes(kind)));
    } else if (level > 0 && bedrooms === 0 && !kitchen) {
      if (wishes.lobbies) rooms.push(wished("lobby", "passage", LOBBY));
      rooms.push(wished("family", "family"));
    }
    const own: string[] = [];
    for (let i = 0; i < bedrooms; i++) {
      bedroomNumber++;
      const master = level === masterLevel && i === 0 && (!wishes.compact || wishes.double);
      const elders = wishes.elders && level === 0 && i === 0;
      const key = `bed-${i + 1}`;
      const label = master ? "Master bedroom" : elders ? "Parents' bedroom" : `Bedroom ${bedroomNumber}`;
      const givesLobby = wishes.cornerLobby && level > 0 && bedrooms > 1 && i === bedrooms - 1;
      const corner = givesLobby ? wishes.corner : 0;
      rooms.push({ ...wished(key, master ? "master-bedroom" : "bedroom", label), corner });
      own.push(key);
    }
    const { attached, common } = baths[level] ?? { attached: 0, common: 0 };
    const wcBelow = wishes.elders ? wishes.parentsWc : wishes.openFlight;
    const wc = wcBelow && level === 0 && sum(baths, bathCount) > 1;
    const [bath, called]: readonly [RoomKind, string] = wc ? ["wc", "WC"] : ["bath", "Toilet"];
    for (let i = 0; i < attached; i++) rooms.push(wished(`bath-${i + 1}`, bath, called, own[i] ?? null));
    for (let i = 0; i < common; i++) {
      const small = (bedrooms === 0 || attached >= bedrooms) && !(wishes.bathBelow && i === 0);
      const [kind, label]: readonly [RoomKind, string] = wc
        ? [bath, called]
        : small && level === 0
          ? ["powder", STANDARDS.powder.label]
          : ["bath", "Common toilet"];
      rooms.push(wished(`common-${i + 1}`, kind, label));
    }
    if (level > 0) {
      if (bedrooms > 0 && wishes.lobbies && !(wishes.livingUp && level === 1)) {
        const small = !wishes.lounges || wishes.compact;
        rooms.push(small ? wished("hall", "passage", LOBBY) : wished("hall", "family", "Family lounge"));
      }
      if (wishes.pooja && wishes.poojaUp && !wishes.livingUp && level === 1) rooms.push(wished("pooja", "pooja"));
      if (wishes.balcony && level === 1) rooms.push(wished("balcony", "balcony", "Balcony"));
      if (wishes.study && level === 1) rooms.push(wished("study", "study"));
    } else if (wishes.study && split.length === 1) rooms.push(wished("study", "study"));
    return rooms;
  });
}

/** The rooms on the kitchen's floor if it lies upstairs; one eats in the kitchen if no bedroom lies there (`alone`). */
function kitchenRooms(wishes: Wishes, alone: boolean): WishedRoom[] {
  return socialRooms(wishes)
    .filter(({ kind }) => WITH_KITCHEN.includes(kind))
    .map((room) => (room.kind === "kitchen" && alone ? wished("kitchen", "kitchen-dining") : room));
}

/** Rooms that lie on the kitchen's floor. */
const WITH_KITCHEN: readonly RoomKind[] = [...KITCHENS, "utility"];

function groundRooms(wishes: Wishes): WishedRoom[] {
  const rooms: WishedRoom[] = [];
  if (wishes.hallway) rooms.push(wished("hallway", "passage"));
  if (wishes.parking === "car" || wishes.parking === "half-covered")
    rooms.push(carBay("parking", "Car parking", wishes));
  // One bay for both would need a beam longer than any profile's span. What of the wall between them can go goes once columns stand (`legalise/`).
  if (wishes.parking === "two-cars") {
    rooms.push(carBay("parking", "Car parking 1", wishes), carBay("parking-2", "Car parking 2", wishes));
  }
  if (wishes.parking === "two-wheeler") rooms.push(wished("parking", "parking", TWO_WHEELERS));
  // On one storey the verandah before the door is the balcony that was asked for.
  const verandah = wishes.balcony && wishes.floors === 1;
  if (wishes.sitOut && !verandah) rooms.push(wished("sit-out", "verandah", wishes.verandah ? "Verandah" : "Sit-out"));
  if (wishes.livingUp || wishes.foyer) rooms.push(wished("foyer", "foyer"));
  if (verandah) rooms.push(wished("balcony", "verandah", "Verandah"));
  if (wishes.toLet !== "none") rooms.push(...roomsToLet(wishes.toLet === "flat"));
  return rooms;
}

/** Whether a way of parking is for cars, wholly under the house or not. */
export function parksCar(parking: Wishes["parking"]): boolean {
  return parking !== "none" && parking !== "two-wheeler";
}

function carBay(key: string, label: string, { garage }: Wishes): WishedRoom {
  return { ...wished(key, "parking", label), car: true, garage };
}

/** Where the household lives, cooks and eats. */
function socialRooms(wishes: Wishes): WishedRoom[] {
  const rooms: WishedRoom[] = [];
  // An open kitchen on another floor than the living room cannot open to it: one eats in it instead.
  const dined = wishes.diningInKitchen || (wishes.openKitchen && (wishes.kitchenUp || wishes.separateDining));
  // A house so narrow has no floor for a way past the kitchen, so one walks through it; with a quarter-turn stair only if it is open.
  const through = !dined && (wishes.openFlight || (wishes.quarterTurn && wishes.openKitchen));
  const kitchen = { ...wished("kitchen", dined ? "kitchen-dining" : "kitchen"), through };
  if (wishes.diningInKitchen || (wishes.separateDining && wishes.openKitchen))
    rooms.push(wished("living", "living"), kitchen);
  else if (!wishes.separateDining) rooms.push(wished("living", "living-dining"), kitchen);
  else rooms.push(wished("living", "living"), wished("dining", "dining"), kitchen);
  if (wishes.utility) rooms.push(wished("utility", "utility"));
  if (wishes.pooja && (!wishes.poojaUp || wishes.livingUp)) rooms.push(wished("pooja", "pooja"));
  if (wishes.store) rooms.push(wished("store", "store"));
  return rooms;
}

function roomsToLet(bedroom: boolean): readonly WishedRoom[] {
  const rooms = [
    wished("let-living", "living-dining", bedroom ? "Living (to let)" : ROOM_TO_LET),
    ...(bedroom ? [wished("let-bed", "bedroom", "Bedroom (to let)")] : []),
    wished("let-kitchen", "kitchen", "Kitchen (to let)"),
    wished("let-bath", "bath", "Toilet (to let)"),
  ];
  return rooms.map((room) => ({ ...room, toLet: true }));
}

function wished(key: string, kind: RoomKind, label = STANDARDS[kind].label, owner: string | null = null): WishedRoom {
  return { key, kind, label, owner };
}
