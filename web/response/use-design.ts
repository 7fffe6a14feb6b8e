import { useEffect, useState } from "react";
import type { DesignProgress } from "#calls/design-progress.ts";
import { useCalls, useSite } from "#web/render/page-context.tsx";
import { inRegionsWords } from "#web/words/regional.ts";

const POLL_MS = 1500;

export type DesignState =
  /** "closed": another browser's, of which this one is told nothing. */
  | { readonly kind: "working" | "ready" | "closed" }
  /** `reasons`: why a refused brief cannot be met, and what would help. */
  | { readonly kind: "none"; readonly reasons: DesignProgress["reasons"] };

const WORKING: DesignState = { kind: "working" };
const NOTHING: DesignState = { kind: "none", reasons: [] };
const CLOSED: DesignState = { kind: "closed" };

/**
 * Follows the real design of a response until it is decided. "none": it was refused or failed, or there is no response. A server that does not answer is asked again.
 */
export function useDesign(responseId: string | null, following: boolean): DesignState {
  const calls = useCalls();
  const { language, region } = useSite();
  const [state, setState] = useState<DesignState>(responseId ? WORKING : NOTHING);

  useEffect(() => {
    if (!responseId || !following) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    async function look(id: string) {
      const result = await calls.getDesignProgress(id, language);
      if (over) return;
      const progress =
        result.kind === "answered" && result.status === 200 && "state" in result.body ? result.body : null;
      if (progress?.state === "ready") setState({ kind: "ready" });
      else if (progress?.state === "refused" || progress?.state === "failed")
        setState({ kind: "none", reasons: inRegionsWords(progress.reasons, language, region) });
      else if (result.kind === "answered" && result.status === 404) setState(CLOSED);
      else timer = setTimeout(() => look(id), POLL_MS);
    }
    void look(responseId);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [calls, responseId, following, language, region]);

  return state;
}
