import { useState } from "react";
import type { SamplePicture } from "#web/checkout/load.ts";
import { Viewer } from "#web/checkout/viewer.tsx";
import { useWords } from "#web/render/page-context.tsx";

/** Sample plans to swipe through; each opens large, its elevation after it. Nothing is shown until they are drawn. */
export function Samples({ samples }: { readonly samples: readonly SamplePicture[] }) {
  const t = useWords("checkout");
  const [open, setOpen] = useState<number | null>(null);
  if (samples.length === 0) return null;
  // Each plan, and after it its elevation.
  const nameOf = ({ size, storeys }: SamplePicture) => t("sampleName", { size, count: storeys });
  const pictures = samples.flatMap((sample) => {
    const { plot, plan, elevation } = sample;
    const name = nameOf(sample);
    const front = { name: `${name} · ${t("elevation")}`, alt: t("sampleFrontAlt", { size: plot }) };
    return [
      { url: plan, name, alt: t("samplePlanAlt", { size: plot }) },
      ...(elevation ? [{ url: elevation, ...front }] : []),
    ];
  });
  return (
    <section className="stories">
      <h2>{t("samples")}</h2>
      <p className="muted">{t("samplesLead")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className="track" tabIndex={0} aria-label={t("samples")}>
        {samples.map((sample) => (
          <li key={sample.id} className="card">
            <button
              type="button"
              aria-label={`${t("zoom")}: ${nameOf(sample)}`}
              onClick={() => setOpen(pictures.findIndex(({ url }) => url === sample.plan))}
            >
              <img className="tall" src={sample.plan} alt="" width="600" height="880" loading="lazy" />
              {sample.elevation && <img src={sample.elevation} alt="" width="600" height="447" loading="lazy" />}
            </button>
            <p>
              <strong>{nameOf(sample)}</strong> <em className="sample">{t("sampleTag")}</em>
            </p>
          </li>
        ))}
      </ul>
      <Viewer pictures={pictures} index={open} onIndex={setOpen} />
    </section>
  );
}
