import { useEffect, useRef } from "react";

/** The state of the code step's entry in the browser's history; the back button leads from it to the contact form. */
export const AT_CODE = { lead: "code" } as const;

/** Tells to which step the browser's own way back or forward has led. */
export function useTravel(travelled: (to: "contact" | "code") => void): void {
  const latest = useRef(travelled);
  latest.current = travelled;
  useEffect(() => {
    const travel = ({ state }: PopStateEvent) => {
      // The link that skips to the content makes an entry in the history that is no step.
      if (state === null && location.hash !== "") return;
      latest.current(state?.lead === AT_CODE.lead ? "code" : "contact");
    };
    // A page that the browser kept while its visitor was at the checkout still says that it is leaving: it is loaded anew.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("popstate", travel);
    addEventListener("pageshow", shown);
    return () => {
      removeEventListener("popstate", travel);
      removeEventListener("pageshow", shown);
    };
  }, []);
}
