import type { Answered, Refusal } from "#calls/client.ts";
import type { SendCodeAnswer } from "#calls/send-code.ts";
import type { VerifyCodeAnswer } from "#calls/verify-code.ts";
import type { Words } from "#web/words/en.ts";
import type { WordKey } from "#web/words/translate.ts";

type Uncounted = WordKey<Words["response"]> & keyof Words["response"];

/** What the page says of a failed call: a sentence of its own words, or the server's. */
export type CallMessage =
  | {
      readonly kind: "words";
      readonly key: Uncounted;
      readonly values?: Readonly<Record<string, string | number>>;
    }
  /** `Error: {message}`, whose message is a sentence of the page's words too. */
  | { readonly kind: "error"; readonly message: Uncounted }
  | { readonly kind: "common"; readonly key: "somethingWrong" }
  | { readonly kind: "server"; readonly text: string };

/** What the page says where no code was sent, by rules in the specification's order; null: the code is on its way. */
export function sendCodeFailure(result: Answered<SendCodeAnswer>): CallMessage | null {
  if (result.kind === "no-response") return { kind: "words", key: "noResponse" };
  if (result.status === 403) return serverOr(result, "forbidden");
  if (result.status >= 400) return { kind: "words", key: "httpError", values: { status: result.status } };
  if (result.kind === "unreadable") return { kind: "error", message: "unreadable" };
  return result.status === 200 && (result.body.status ?? 200) === 200
    ? null
    : { kind: "common", key: "somethingWrong" };
}

export type Verified =
  | { readonly kind: "verified"; readonly token: string }
  /** The code's time or tries are over, whether it was typed right or not: only a new one helps. */
  | { readonly kind: "expired"; readonly text: string }
  | { readonly kind: "failed"; readonly message: CallMessage };

export function verifyCodeOutcome(result: Answered<VerifyCodeAnswer>): Verified {
  if (result.kind === "answered" && result.status === 200 && result.body.token) {
    return { kind: "verified", token: result.body.token };
  }
  if (result.kind === "answered" && result.status === 410) return { kind: "expired", text: result.body.msg };
  const wrong = result.kind !== "no-response" && result.status === 404;
  return { kind: "failed", message: wrong ? { kind: "words", key: "wrongOtp" } : serverOr(result, "tryLater") };
}

function serverOr(result: Answered<Refusal>, key: "forbidden" | "tryLater"): CallMessage {
  const text = result.kind === "answered" ? (result.body.msg ?? result.body.message) : undefined;
  return text ? { kind: "server", text } : { kind: "words", key };
}
