import { useEffect, useState } from "react";
import { useCalls } from "#web/render/page-context.tsx";

const POLL_MS = 1500;

export type DesignState = "working" | "ready" | "none";

/**
 * Follows the real design of a response until it is decided. "none": it was refused or failed, or this browser
 * does not own it. A server that is away is asked again.
 */
export function useDesign(responseId: string | null, following: boolean): DesignState {
  const calls = useCalls();
  const [state, setState] = useState<DesignState>(responseId ? "working" : "none");

  useEffect(() => {
    if (!responseId || !following) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    async function look(id: string) {
      const result = await calls.getDesignProgress(id);
      if (over) return;
      const progress =
        result.kind === "answered" && result.status === 200 && "state" in result.body ? result.body : null;
      if (progress?.state === "ready") setState("ready");
      else if (progress?.state === "refused" || progress?.state === "failed") setState("none");
      else if (result.kind === "answered" && result.status === 404) setState("none");
      else timer = setTimeout(() => look(id), POLL_MS);
    }
    void look(responseId);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [calls, responseId, following]);

  return state;
}
