import { expect, test } from "vitest";
import { deliveryAddress } from "./delivery-link.ts";

test("a delivery's address answers in its order's language and region, on whatever device it is opened", () => {
  expect(deliveryAddress("https://homeplan.example", { language: "ta", region: "in" }, "/delivery/t")).toBe(
    "https://homeplan.example/delivery/t?lng=ta",
  );
  expect(deliveryAddress("https://homeplan.example", { language: "en", region: "us" }, "/delivery/t")).toBe(
    "https://homeplan.example/us/delivery/t?lng=en",
  );
});
