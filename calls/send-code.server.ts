import { type Context, Hono } from "hono";
import { sha256 } from "#platform/digest.ts";
import type { Language } from "#shop/context.ts";
import { type CodeRefused, sendCode } from "#shop/leads/send-code.ts";
import { addressKey, ownerToken, setOwner } from "./browser.server.ts";
import type { CallDependencies } from "./dependencies.server.ts";
import { readPhoneNumber } from "./read-phone-number.ts";
import { readForm, sameOriginOnly } from "./request.server.ts";
import { sendCodeRequest } from "./send-code.ts";
import { throttleText } from "./throttle-words.ts";

export function sendCodeCall(deps: CallDependencies): Hono {
  return new Hono().post("/api/customer/me/loginotp", sameOriginOnly(deps.publicUrl), async (c) => {
    const read = await readForm(c, sendCodeRequest);
    if (read.kind === "bad") return c.json({ status: 400, msg: read.message }, 400);
    const { isd, mobile, name, email, utm_source, utm_medium, utm_campaign } = read.body;
    const phone = readPhoneNumber(isd, mobile);
    const language = deps.languageOf(c);
    // The page shows `msg` for 403 alone; for any other status the visitor would read only its number.
    if (!phone) return c.json({ status: 403, msg: throttleText(language, "badNumber") }, 403);
    const sent = await sendCode(deps, {
      phone,
      browserHash: sha256(ensureOwner(c, deps)),
      language,
      address: addressKey(deps.clientAddress(c)),
      lead: { name, email, utm: { source: utm_source, medium: utm_medium, campaign: utm_campaign } },
    });
    if (sent.kind === "sent") return c.json({ status: 200, msg: "OTP sent.", retryAfter: sent.resendAfter });
    if (sent.kind !== "dial-code-closed") c.header("retry-after", String(sent.retryAfter));
    const { kind, ...wait } = sent;
    return c.json({ status: 403, msg: sendRefusal(sent, language), ...wait }, 403);
  });
}

/** The browser's owner token, made where it has none: a code is bound to the browser that asked for it. */
export function ensureOwner(c: Context, deps: CallDependencies): string {
  const known = ownerToken(c, deps);
  if (known) return known;
  const token = deps.random.token(32);
  setOwner(c, deps, token);
  return token;
}

/** Why no code was sent, in a sentence for the visitor. */
export function sendRefusal(sent: CodeRefused, language: Language): string {
  if (sent.kind === "dial-code-closed") return throttleText(language, "countryClosed");
  return throttleText(language, sent.kind === "wait" ? "wait" : "tooManyCodes", sent.retryAfter);
}
