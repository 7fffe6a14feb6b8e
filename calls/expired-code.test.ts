import { sql } from "kysely";
import { expect, test } from "vitest";
import { verifyCodeAnswer } from "#calls/verify-code.ts";
import { CONTACT, testShop } from "#tests/support/shop.ts";

const shop = await testShop();

test("call 4 with a code that ran out is 410 with a sentence that the page shows, and /my-data says the same", async () => {
  const other = shop.browser();
  const phone = { isd: "91", mobile: "9000000023" };
  await other.postForm("/api/customer/me/loginotp", { ...CONTACT, ...phone });
  await sql`update challenges set expires_at = now() where number = ${phone.isd + phone.mobile}`.execute(shop.db);
  const request = { ...CONTACT, ...phone, otp: "123456" };
  const late = await other.postForm("/api/customer/me/veryfyotp", request, { "accept-language": "ta" });
  expect(late.status).toBe(410);
  const { msg } = verifyCodeAnswer.parse(await late.json());
  expect(msg).toBe("இந்த OTP‑யின் நேரம் முடிந்துவிட்டது. புதிய OTP கேளுங்கள்.");
  const page = await other.postForm("/my-data/verify", { ...phone, otp: "123456" }, { "accept-language": "ta" });
  expect(await page.text()).toContain(msg);
});

test("call 4 with a code that was tried too often is 410 too, with its own sentence: only a new one helps", async () => {
  const other = shop.browser();
  const phone = { isd: "91", mobile: "9000000024" };
  await other.postForm("/api/customer/me/loginotp", { ...CONTACT, ...phone });
  const tried = () => other.postForm("/api/customer/me/veryfyotp", { ...CONTACT, ...phone, otp: "1" });
  for (let tries = 1; tries <= 5; tries += 1) expect((await tried()).status).toBe(404);
  const sixth = await tried();
  expect(sixth.status).toBe(410);
  expect(await sixth.json()).toEqual({ status: 410, msg: "Too many wrong codes. Please ask for a new code." });
});
