import { Hono } from "hono";
import { verifyCode } from "#shop/leads/verify-code.ts";
import { addressKey, browserHash, setSession } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import { readPhoneNumber } from "./read-phone-number.ts";
import { readForm, sameOriginOnly } from "./request.server.ts";
import { resumedResponse } from "./resume.server.ts";
import { throttleText } from "./throttle-words.ts";
import { verifyCodeRequest } from "./verify-code.ts";
import { westernDigits } from "./western-digits.ts";

export function verifyCodeCall(deps: CallDependencies): Hono {
  return new Hono().post("/api/customer/me/veryfyotp", sameOriginOnly(deps.publicUrl), async (c) => {
    const read = await readForm(c, verifyCodeRequest);
    if (read.kind === "bad") return c.json({ status: 400, msg: read.message }, 400);
    const { isd, mobile, otp, attempt, response, name, email, utm_source, utm_medium, utm_campaign } = read.body;
    const phone = readPhoneNumber(isd, mobile);
    if (!phone) return c.json({ status: 404, msg: "wrong otp entered" }, 404);
    const verified = await verifyCode(deps, {
      phone,
      code: westernDigits(otp),
      attempt: attempt ?? null,
      browserHash: browserHash(c, deps),
      address: addressKey(deps.clientAddress(c)),
      resumes: response ?? (await resumedResponse(c, deps))?.id ?? null,
      lead: { name, email, utm: { source: utm_source, medium: utm_medium, campaign: utm_campaign } },
    });
    if (verified.kind === "wrong-code") return c.json({ status: 404, msg: "wrong otp entered" }, 404);
    if (verified.kind === "verified") {
      setSession(c, deps, verified.sessionToken);
      return c.json({ status: 200, msg: "OTP verified.", token: verified.authToken });
    }
    const language = deps.languageOf(c);
    if (verified.kind === "expired-code" || verified.kind === "locked") {
      const msg = throttleText(language, verified.kind === "locked" ? "locked" : "expired");
      return c.json({ status: 410, msg }, 410);
    }
    c.header("retry-after", String(verified.retryAfter));
    const msg = throttleText(language, "tooManyTries", verified.retryAfter);
    return c.json({ status: 403, msg, retryAfter: verified.retryAfter }, 403);
  });
}
