import { expect, test } from "vitest";
import { withoutSecrets } from "./app.ts";
import { addressKey } from "./browser.server.ts";

test("an IPv6 visitor is limited by the /64, an IPv4 one by the address", () => {
  expect(addressKey("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
  expect(addressKey("2001:db8::1")).toBe("2001:db8:0:0");
  expect(addressKey("2001:db8:0:0:ffff::9")).toBe("2001:db8:0:0");
  expect(addressKey("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(addressKey("203.0.113.9")).toBe("203.0.113.9");
});

test("what may be logged of a path opens nothing", () => {
  expect(withoutSecrets("/delivery/h9RfLyMnyosJMzWkdpAK0GUcOSJvs9EuxwWiZD_lcYQ/homeplan-option-1.pdf")).toBe(
    "/delivery/…/homeplan-option-1.pdf",
  );
  expect(withoutSecrets("/api/customer/me/loginotp")).toBe("/api/customer/me/loginotp");
});
