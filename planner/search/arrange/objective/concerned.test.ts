import { expect, test } from "vitest";
import type { RoomKind } from "#planner/plan/plan.ts";
import { profileOf } from "#planner/rules/profile-of.ts";
import { concernedIn } from "#planner/search/arrange/objective/concerned.ts";
import { specOf } from "#planner/search/programme/sized.ts";

test("bedrooms without a bath of their own share the household's; in a part to let nobody asks how one comes to its bath", () => {
  const sharing = (...rooms: readonly (readonly [key: string, kind: RoomKind, toLet: boolean])[]) => {
    const specs = rooms.map(([key, kind, toLet]) =>
      specOf({ key, kind, label: kind, owner: null, toLet }, 0, 1e7, profileOf("in")),
    );
    const none = specs.map(() => -1);
    const { sharing, shared } = concernedIn(
      { specs, kinds: specs.map(({ kind }) => kind), owner: none, open: none, sized: none },
      false,
    );
    return Array.from(sharing, (bed) => [rooms[bed]?.[0], ...Array.from(shared, (bath) => rooms[bath]?.[0])]);
  };
  const household = [
    ["living", "living-dining", false],
    ["bed", "bedroom", false],
    ["bath", "bath", false],
  ] as const;
  const tenants = [
    ["let-living", "living-dining", true],
    ["let-bed", "bedroom", true],
    ["let-bath", "bath", true],
  ] as const;
  expect(sharing(...household)).toEqual([["bed", "bath"]]);
  expect(sharing(...household, ...tenants)).toEqual([["bed", "bath"]]);
  expect(sharing(...tenants)).toEqual([]);
});

test("of two garages the second may be entered from the first, as they become one; open bays are entered from nowhere", () => {
  const enteredFrom = (garage: boolean) => {
    const bay = { kind: "parking", label: "Car parking", owner: null, car: true, garage } as const;
    const hall = { key: "hall", kind: "passage", label: "Hall", owner: null } as const;
    const specs = [{ ...bay, key: "one" }, { ...bay, key: "two" }, hall].map((room) =>
      specOf(room, 0, 1e7, profileOf("us")),
    );
    const none = specs.map(() => -1);
    const { doors } = concernedIn(
      { specs, kinds: specs.map(({ kind }) => kind), owner: none, open: none, sized: none },
      false,
    );
    return doors.slice(0, 2).map((wish) => (wish === null ? null : Array.from(wish.from)));
  };
  expect(enteredFrom(true)).toEqual([[2], [0, 2]]);
  expect(enteredFrom(false)).toEqual([null, null]);
});

test("a terrace is entered from somewhere, a roof from nowhere", () => {
  const enteredFrom = (roof: boolean) => {
    const terrace = { key: "terrace", kind: "terrace", label: "Terrace", owner: null, roof } as const;
    const hall = { key: "hall", kind: "passage", label: "Hall", owner: null } as const;
    const specs = [terrace, hall].map((room) => specOf(room, 1, 1e7, profileOf("us")));
    const none = specs.map(() => -1);
    const { doors } = concernedIn(
      { specs, kinds: specs.map(({ kind }) => kind), owner: none, open: none, sized: none },
      false,
    );
    const [wish = null] = doors;
    return wish === null ? null : Array.from(wish.from);
  };
  expect(enteredFrom(false)).toEqual([1]);
  expect(enteredFrom(true)).toBeNull();
});
