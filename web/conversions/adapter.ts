import type { ConversionEvent } from "#web/conversions/events.ts";

/** Hands an event to whoever measures; called only after consent. It never throws and nothing waits for it. */
export type ConversionAdapter = (event: ConversionEvent) => void;

/** Posts events as JSON to an operator's endpoint, without cookies, without the page's address, and without reading the answer. */
export function endpointAdapter(url: string): ConversionAdapter {
  return (event) => {
    void fetch(url, {
      method: "POST",
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      keepalive: true,
      body: JSON.stringify(event),
    }).catch(() => undefined);
  };
}
