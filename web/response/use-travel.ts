import { useEffect, useRef } from "react";

/** What the browser's history knows of the code step: its back button leads to the contact form. */
export const AT_CODE = { lead: "code" } as const;

/** Tells to which step the browser's own way back or forward has led. */
export function useTravel(travelled: (to: "contact" | "code") => void): void {
  const latest = useRef(travelled);
  latest.current = travelled;
  useEffect(() => {
    const travel = ({ state }: PopStateEvent) => {
      // The link that skips to the content is no step.
      if (state === null && location.hash !== "") return;
      latest.current(state?.lead === AT_CODE.lead ? "code" : "contact");
    };
    // A page that the browser kept while its visitor was at the checkout still says that it is leaving.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("popstate", travel);
    addEventListener("pageshow", shown);
    return () => {
      removeEventListener("popstate", travel);
      removeEventListener("pageshow", shown);
    };
  }, []);
}
