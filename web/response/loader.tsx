import { useEffect, useState } from "react";
import { PlanPicture } from "#web/design/plan-picture.tsx";
import { useWords } from "#web/render/page-context.tsx";
import {
  isLoaded,
  LOADER_MESSAGES,
  type LoaderState,
  loaderAt,
  MESSAGE_DELAY_MS,
  TICK_MS,
  tick,
  UNDECIDED_PERCENT,
} from "#web/response/loader-progress.ts";
import { type DesignState, useDesign } from "#web/response/use-design.ts";

const RADIUS = 92;
const ROUND = 2 * Math.PI * RADIUS;

/** How long the loader waits for a late design before it offers to go on without, in ms. */
const PATIENCE_MS = 30_000;

type LoaderProps = {
  readonly responseId: string | null;
  readonly startPercent: number;
  readonly onPercent: (percent: number) => void;
  readonly onDone: (design: DesignState) => void;
};

/** Step 0: the meter runs at the loader's own pace, and its last message is said once the real design is ready. */
export function Loader({ responseId, startPercent, onPercent, onDone }: LoaderProps) {
  const t = useWords("response");
  const [state, setState] = useState<LoaderState>(() => loaderAt(startPercent));
  const [shown, setShown] = useState(-1);
  const design = useDesign(responseId, true);
  const [patience, setPatience] = useState<"waiting" | "over">("waiting");

  useEffect(() => {
    const timer = setInterval(() => setState((now) => tick(now, design.kind)), TICK_MS);
    return () => clearInterval(timer);
  }, [design.kind]);

  useEffect(() => {
    const timer = setTimeout(() => setShown(state.message), MESSAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.message]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per step of the meter, and when a late design is given up
  useEffect(() => {
    onPercent(state.percent);
    if (isLoaded(state, design.kind)) onDone(design);
  }, [state.percent, design.kind]);

  const late = state.percent === UNDECIDED_PERCENT && design.kind === "working";
  useEffect(() => {
    if (!late) return;
    const timer = setTimeout(() => setPatience("over"), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [late]);

  const message = LOADER_MESSAGES[shown];
  return (
    <section className="loader card" aria-labelledby="loader-heading">
      <h1 id="loader-heading">{t("loaderHeading")}</h1>
      <div
        className="meter"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={state.percent}
        aria-labelledby="loader-heading"
      >
        <svg viewBox="0 0 200 200" aria-hidden="true">
          <circle cx="100" cy="100" r={RADIUS} />
          <circle
            className="done"
            cx="100"
            cy="100"
            r={RADIUS}
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - state.percent / 100)}
            transform="rotate(-90 100 100)"
          />
        </svg>
        <PlanPicture drawn={state.percent} />
        <strong>{state.percent}%</strong>
      </div>
      <p className="message" aria-live="polite">
        {message && t(message.key)}
      </p>
      <p className="small muted">{late ? t("stillWorking") : ""}</p>
      {patience === "over" && late && (
        <button className="button quiet" type="button" onClick={() => onDone(design)}>
          {t("notWaiting")}
        </button>
      )}
    </section>
  );
}
