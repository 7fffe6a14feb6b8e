import type { OrderCancelled } from "./cancel-order.ts";
import type { CheckoutDetails } from "./checkout-details.ts";
import type { ChoosePackageAnswer, ChoosePackageRequest } from "./choose-package.ts";
import type { DesignProgress } from "./design-progress.ts";
import type { ResponseAnswer } from "./get-response.ts";
import type { MatchingProjects } from "./match-projects.ts";
import type { OrderStatus } from "./order-status.ts";
import type { PayQuery } from "./pay.ts";
import type { SendCodeAnswer, SendCodeRequest } from "./send-code.ts";
import type { SurveyRejected, SurveySubmission, SurveySubmitted } from "./submit-survey.ts";
import type { SurveyFormsAnswer } from "./survey-form.ts";
import type { LanguageCode } from "./translations.ts";
import type { UpdateResponseAnswer, UpdateResponseRequest } from "./update-response.ts";
import type { VerifyCodeAnswer, VerifyCodeRequest } from "./verify-code.ts";

/** The addresses that the calls' paths begin with, without a trailing slash. */
export type CallBases = { readonly formsApi: string; readonly api: string; readonly host: string };
export const SAME_ORIGIN: CallBases = { formsApi: "/forms-api", api: "/api", host: "" };

/**
 * What came back. `answered` holds any status whose body was JSON (pages decide by `status`), `unreadable` a body that was not,
 * `no-response` a network failure.
 */
export type Answered<Body> =
  | { readonly kind: "answered"; readonly status: number; readonly body: Body; readonly retryAfter: number | null }
  | { readonly kind: "unreadable"; readonly status: number }
  | { readonly kind: "no-response"; readonly message: string };

/** A body that a refused call carries; every field may be missing. */
export type Refusal = { readonly status?: number; readonly msg?: string; readonly message?: string };

export type CallClient = ReturnType<typeof createCallClient>;

/**
 * The calls that pages make, as functions: plain fetch, cookies go along, nothing is thrown. Call 11 is not among them, since it is
 * tried again where it fails: `web/words/switch-language.ts`.
 */
export function createCallClient(
  bases: CallBases = SAME_ORIGIN,
  fetchWith: typeof fetch = (...args) => fetch(...args),
) {
  async function call<Body>(url: string, init: RequestInit = {}): Promise<Answered<Body>> {
    let response: Response;
    try {
      response = await fetchWith(url, { credentials: "include", ...init });
    } catch (error) {
      return { kind: "no-response", message: error instanceof Error ? error.message : String(error) };
    }
    const wait = Number(response.headers.get("retry-after"));
    try {
      const body = (await response.json()) as Body;
      return { kind: "answered", status: response.status, body, retryAfter: wait > 0 ? wait : null };
    } catch {
      return { kind: "unreadable", status: response.status };
    }
  }
  const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const form = (fields: Record<string, string | undefined>): RequestInit => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.append(name, value);
    return { method: "POST", body };
  };
  const id = encodeURIComponent;

  return {
    /** Call 1. */
    getSurveyForms: () => call<SurveyFormsAnswer>(`${bases.formsApi}/survey-forms`),
    /** Call 2; 201 is the only success. */
    submitSurvey: (submission: SurveySubmission) =>
      call<SurveySubmitted | SurveyRejected>(`${bases.formsApi}/survey-forms`, json(submission)),
    /** Call 3. */
    sendCode: (contact: SendCodeRequest) => call<SendCodeAnswer>(`${bases.api}/customer/me/loginotp`, form(contact)),
    /** Call 4; the path is spelt as the wire has it. */
    verifyCode: (attempt: VerifyCodeRequest) =>
      call<VerifyCodeAnswer>(`${bases.api}/customer/me/veryfyotp`, form(attempt)),
    /** Call 5. */
    getResponse: (responseId: string) =>
      call<ResponseAnswer | Refusal>(`${bases.formsApi}/response?q=${id(responseId)}`),
    /** Call 6; 200 means that a project exists, anything else none. */
    matchProjects: (responseId: string) =>
      call<MatchingProjects | Refusal>(`${bases.api}/homeplanner/projects/match/${id(responseId)}`),
    /** Call 7; the bearer is part of the wire and gives no authority. */
    updateResponse: (responseId: string, update: UpdateResponseRequest) =>
      call<UpdateResponseAnswer>(
        `${bases.formsApi}/updateResponse/${id(responseId)}`,
        json(update, { authorization: "Bearer homeplan" }),
      ),
    /** Call 8. */
    choosePackage: (responseId: string, choice: ChoosePackageRequest) =>
      call<ChoosePackageAnswer>(`${bases.formsApi}/update/${id(responseId)}`, json(choice)),
    /** Call 9. */
    getCheckoutDetails: (query: { readonly currency: string; readonly slug: string; readonly Rx?: string }) =>
      call<CheckoutDetails | Refusal>(`${bases.formsApi}/checkout-details?${new URLSearchParams(query)}`),
    /** Call 10 is a navigation: this gives the address to go to. */
    payUrl: (query: PayQuery) => `${bases.host}/mmhpay?${new URLSearchParams({ ...query, lang: String(query.lang) })}`,
    /** How far the design is. */
    getDesignProgress: (responseId: string, language: LanguageCode) =>
      call<DesignProgress | Refusal>(`${bases.formsApi}/design-progress?q=${id(responseId)}&lan=${language}`),
    /** An order's true state. */
    getOrderStatus: (orderNumber: string) =>
      call<OrderStatus | Refusal>(`${bases.api}/orders/${id(orderNumber)}/status`),
    /** Cancels an order and has the whole sum sent back, while its work has not started. */
    cancelOrder: (orderNumber: string) =>
      call<OrderCancelled | Refusal>(`${bases.api}/orders/${id(orderNumber)}/cancel`, { method: "POST" }),
  };
}
