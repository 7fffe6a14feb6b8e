import { expect, test } from "vitest";
import { readThankYou } from "#web/thank-you/load.ts";

const read = (query: string) => readThankYou(new URLSearchParams(query));

test("an order needs its id alone: the currency is INR and the amount 0 where the address does not say; said empty, they are missing", () => {
  const order = { kind: "order", orderId: "HPN-1" };
  for (const query of ["", "&currency=USD", "&amount=299", "&currency=INR&amount=0"])
    expect(read(`request_order_id=HPN-1${query}`), query).toEqual(order);
  for (const query of ["", "currency=INR&amount=1", "request_order_id=", "request_order_id=x&currency="])
    expect(read(query), query).toEqual({ kind: "incomplete" });
  expect(read("request_order_id=x&amount=")).toEqual({ kind: "incomplete" });
});

test("flag=free thanks for the details, under the id of the answers", () => {
  expect(read("moid=r1&flag=free")).toEqual({ kind: "free", id: "r1" });
  expect(read("flag=free&request_order_id=x")).toEqual({ kind: "free", id: null });
});
