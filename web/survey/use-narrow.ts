import { useSyncExternalStore } from "react";

/** A phone's width, as the styles have it. */
const NARROW = "(max-width: 40rem)";

/** Whether the screen is as narrow as a phone's; turned on its side it may not be. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(NARROW);
      query.addEventListener("change", tell);
      return () => query.removeEventListener("change", tell);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
