import type { CallClient } from "#calls/client.ts";
import { kept } from "#web/render/browser-storage.ts";
import { persist } from "#web/response/persist.ts";
import { OFFER_KEYS } from "#web/response/redirect-rules.ts";
import { checkoutAddress, freeThankYouAddress } from "#web/response/ways-on.ts";
import type { Region } from "#web/routes.ts";

export type WayOn = { readonly kind: "go"; readonly address: string } | { readonly kind: "not-yours" };

/**
 * Where a verified visitor goes: calls 6 and 7, then the checkout, or the free thank-you where no design matches or the update fails.
 * "not-yours": the response is another browser's and carries another number, so nothing was stored and there is nothing to thank for.
 */
export async function findWayOn(
  calls: CallClient,
  input: {
    readonly region: Region;
    readonly slug: string;
    readonly query: string;
    readonly origin: string;
    readonly responseId: string | null;
    readonly isd: string;
    readonly mobile: string;
    readonly name: string;
  },
): Promise<WayOn> {
  const { region, responseId, isd, mobile, name } = input;
  if (!responseId) return { kind: "go", address: freeThankYouAddress(region, null) };
  const checkout = checkoutAddress(input);
  const match = await persist(() => calls.matchProjects(responseId));
  const update = await persist(() =>
    calls.updateResponse(responseId, {
      mobileNumber: mobile,
      name: name || mobile,
      isd,
      btnUrl: input.origin + checkout,
    }),
  );
  if (update.kind !== "no-response" && update.status === 404) return { kind: "not-yours" };
  const updated = update.kind === "answered" && update.body.flag === true;
  if (updated) for (const one of OFFER_KEYS) delete kept[one];
  const matched = match.kind === "answered" && match.status === 200;
  return { kind: "go", address: matched && updated ? checkout : freeThankYouAddress(region, responseId) };
}
