/**
 * What judging a level's layout found of single rooms and walls. Two of three rooms stay where they are in a move: what the layout that stands knows of
 * these, the one that is tried takes over.
 */
export type Known = {
  /** The severity at which the layout was judged to the end; 0 where it was not. */
  severity: number;
  /** Floor, mm2. */
  readonly floor: Float64Array;
  /** What a room's own size, and its place in vastu, cost; its floor in the centre zone, mm2. */
  readonly size: Float64Array;
  readonly vastu: Float64Array;
  readonly centre: Float64Array;
  /** Wall to the road, and to the open air on the plot's own sides, mm. */
  readonly frontage: Float64Array;
  readonly outside: Float64Array;
  /** Wall on all these sides that windows may stand in, and the longest of these walls, mm. */
  readonly outerLight: Float64Array;
  readonly outerVent: Float64Array;
  /** What a main door from the open air into a room costs. */
  readonly ownDoor: Float64Array;
  /** Shared length of wall between two rooms, flat [a * rooms + b], mm; to the stair only along its landing. */
  readonly contact: Int32Array;
  /** By wall: what it costs where it stands on no wall below; and by how many metres its beam is too long, at most 6, else 0. */
  readonly standing: Float64Array;
  readonly beam: Float64Array;
  /** The corner of a room that is a lobby (`corner-lobby.ts`): the room or -1, whether it lies left and in front (1 or 0), its clear width and depth, mm. */
  readonly lobby: Int32Array;
  /** One array that holds all of the above that is told by room or by two rooms, to be copied at once. */
  readonly ofRooms: Int32Array;
};

export function newKnown(rooms: number): Known {
  const bytes = 8 * rooms;
  const { buffer } = new Int32Array(9 * 2 * rooms + rooms * rooms);
  const part = (i: number): Float64Array => new Float64Array(buffer, i * bytes, rooms);
  return {
    severity: 0,
    floor: part(0),
    size: part(1),
    vastu: part(2),
    centre: part(3),
    frontage: part(4),
    outside: part(5),
    outerLight: part(6),
    outerVent: part(7),
    ownDoor: part(8),
    contact: new Int32Array(buffer, 9 * bytes),
    standing: new Float64Array(rooms + 1),
    beam: new Float64Array(rooms + 1),
    lobby: Int32Array.of(-1, 0, 0, 0, 0),
    ofRooms: new Int32Array(buffer),
  };
}

export function takeOver(from: Known, into: Known): void {
  into.ofRooms.set(from.ofRooms);
}

/** The rooms of a level that do not lie as they lay when it was judged before: the first `count` of `rooms`, by number. `is`: 1 for each of them. */
export type Changed = { count: number; readonly rooms: Int16Array; readonly is: Uint8Array };

/** By number of rooms: levels are annealed one after another, and those with as many rooms use the same ones again. */
const made = new Map<number, Known[]>();

/** The `nth` place to note what is known of a level with so many rooms; what an earlier level left there is forgotten. */
export function knownFor(rooms: number, nth: number): Known {
  let some = made.get(rooms);
  if (some === undefined) {
    some = [];
    made.set(rooms, some);
  }
  while (some.length <= nth) some.push(newKnown(rooms));
  const known = some[nth] as Known;
  known.severity = 0;
  return known;
}
