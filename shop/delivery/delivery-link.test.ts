import { expect, test } from "vitest";
import { deliveryAddress, deliveryToken } from "./delivery-link.ts";

test("a link's secret follows from the server's key, the delivery and its issue, and from each of them", () => {
  const issue = { id: "d", issue: 1 };
  const secret = deliveryToken("key", issue);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(deliveryToken("key", issue)).toBe(secret);
  const others = [
    deliveryToken("another key", issue),
    deliveryToken("key", { ...issue, issue: 2 }),
    deliveryToken("key", { ...issue, id: "e" }),
  ];
  expect(new Set([secret, ...others]).size).toBe(4);
});

test("a delivery's address answers in its order's language and region, on whatever device it is opened", () => {
  expect(deliveryAddress("https://homeplan.example", { language: "ta", region: "in" }, "/delivery/t")).toBe(
    "https://homeplan.example/delivery/t?lng=ta",
  );
  expect(deliveryAddress("https://homeplan.example", { language: "en", region: "us" }, "/delivery/t")).toBe(
    "https://homeplan.example/us/delivery/t?lng=en",
  );
});
