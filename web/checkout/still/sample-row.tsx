import type { ReactNode } from "react";
import type { SamplePicture, SizedPicture } from "#web/checkout/load.ts";
import { useWords } from "#web/render/page-context.tsx";

/** Sample plans to swipe through; each picture carries the name and text that it has when it is enlarged (`samples.tsx`). */
export function SampleRow({ samples }: { readonly samples: readonly SamplePicture[] }) {
  const t = useWords("checkout");
  const still = useWords("checkout-still");
  if (samples.length === 0) return null;
  return (
    <section className="stories">
      <h2>{still("samples")}</h2>
      <p className="muted">{still("samplesLead")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className="track" tabIndex={0} aria-label={still("samples")}>
        {samples.map(({ id, size, plot, storeys, planWidth, plan, view }) => {
          const name = still("sampleName", { size, count: storeys });
          return (
            <li key={id} className="card">
              <button type="button" aria-label={`${t("zoom")}: ${name}`}>
                <Sized picture={plan} sizes={`${planWidth}rem`}>
                  <img
                    className="tall"
                    src={plan.whole}
                    alt=""
                    data-name={name}
                    data-alt={still("samplePlanAlt", { size: plot })}
                    width="600"
                    height="880"
                    loading="lazy"
                  />
                </Sized>
                {view && (
                  <Sized picture={view} sizes="18rem">
                    <img
                      src={view.whole}
                      alt=""
                      data-name={`${name} · ${still("model")}`}
                      width="600"
                      height="469"
                      loading="lazy"
                    />
                  </Sized>
                )}
              </button>
              <p>
                <strong>{name}</strong> <em className="sample">{still("sampleTag")}</em>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type SizedProps = { readonly picture: SizedPicture; readonly sizes: string; readonly children: ReactNode };

/** A picture in the size that its width on the page needs (`sizes`): plans are 22 rem high or, as views do, fill their card. */
function Sized({ picture, sizes, children }: SizedProps) {
  return (
    <picture>
      {picture.small && <source type="image/avif" srcSet={picture.small} sizes={sizes} />}
      {children}
    </picture>
  );
}
