import { useState } from "react";
import type { SamplePicture } from "#web/checkout/load.ts";
import { Dialog } from "#web/design/dialog.tsx";
import { useWords } from "#web/render/page-context.tsx";

/** Sample plans to swipe through; each opens large, its elevation below it. Nothing is shown until they are drawn. */
export function Samples({ samples }: { readonly samples: readonly SamplePicture[] }) {
  const t = useWords("checkout");
  const [open, setOpen] = useState<SamplePicture | null>(null);
  if (samples.length === 0) return null;
  return (
    <section className="stories">
      <h2>{t("samples")}</h2>
      <p className="muted">{t("samplesLead")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className="track" tabIndex={0} aria-label={t("samples")}>
        {samples.map((sample) => (
          <li key={sample.id} className="card">
            <button type="button" aria-label={`${t("zoom")}: ${sample.size}`} onClick={() => setOpen(sample)}>
              <img className="tall" src={sample.plan} alt="" width="600" height="880" loading="lazy" />
              {sample.elevation && <img src={sample.elevation} alt="" width="600" height="447" loading="lazy" />}
            </button>
            <p>
              <strong>{sample.size}</strong> <em className="sample">{t("sampleTag")}</em>
            </p>
          </li>
        ))}
      </ul>
      <Dialog open={open !== null} onClose={() => setOpen(null)} heading={open?.size ?? ""} wide>
        {open && (
          <div className="closer">
            <img src={open.plan} alt={open.size} />
            {open.elevation && <img src={open.elevation} alt={open.size} />}
          </div>
        )}
      </Dialog>
    </section>
  );
}
