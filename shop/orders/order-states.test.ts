import fc from "fast-check";
import { expect, test } from "vitest";
import {
  nextOrderState,
  ORDER_EVENTS,
  ORDER_MOVES,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
} from "./order-states.ts";
import { hasBeenCaptured, nextPaymentState, PAYMENT_MOVES } from "./payment-states.ts";

const events = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 40 });

function walk(path: readonly OrderEvent[], from: OrderState = "quoted"): readonly OrderState[] {
  const states = [from];
  for (const event of path) states.push(nextOrderState(states.at(-1) ?? from, event) ?? states.at(-1) ?? from);
  return states;
}

test("no order is in work or delivered without its money having been captured or let go by an operator", () => {
  fc.assert(
    fc.property(events, (path) => {
      const states = walk(path);
      const worked = states.findIndex((state) => state === "in-work" || state === "delivered");
      if (worked < 0) return;
      expect(path.slice(0, worked).some((event) => event === "captured" || event === "accepted")).toBe(true);
    }),
  );
});

test("once the money is in, an order never goes back to quoted, pending or expired", () => {
  fc.assert(
    fc.property(events, (path) => {
      const states = walk(path);
      const paid = states.indexOf("paid");
      if (paid < 0) return;
      for (const state of states.slice(paid)) expect(["quoted", "pending", "expired"]).not.toContain(state);
    }),
  );
});

test("an order in review is not delivered before an operator has let it go", () => {
  fc.assert(
    fc.property(events, (path) => {
      const states = walk(path.filter((event) => event !== "accepted"));
      const review = states.indexOf("review");
      if (review < 0) return;
      const after = states.slice(review);
      expect(after).not.toContain("in-work");
      expect(after).not.toContain("delivered");
    }),
  );
});

test("money that comes after the order expired still pays it", () => {
  expect(walk(["page-opened", "expired", "captured"]).at(-1)).toBe("paid");
});

test("cancelling loses against work that has started, and work against cancelling", () => {
  expect(nextOrderState("in-work", "cancelled")).toBeNull();
  expect(nextOrderState("cancelled", "work-started")).toBeNull();
});

test("every state can be reached, and every state but closed and refunded can be left", () => {
  const reached = new Set<OrderState>(["quoted"]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const state of [...reached]) for (const to of Object.values(ORDER_MOVES[state])) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
});

test("in any order and number of reports a captured payment never becomes uncaptured, and ends where the last news stands", () => {
  const statuses = Object.keys(PAYMENT_MOVES) as (keyof typeof PAYMENT_MOVES)[];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...statuses), { maxLength: 20 }), (reports) => {
      let state: keyof typeof PAYMENT_MOVES = "created";
      let captured = false;
      for (const report of reports) {
        state = nextPaymentState(state, report) ?? state;
        captured ||= hasBeenCaptured(report);
        expect(hasBeenCaptured(state)).toBe(captured);
      }
      if (reports.includes("refunded")) expect(state).toBe("refunded");
    }),
  );
});
