import type { ShownTestimonial } from "#web/checkout/load.ts";
import { useWords } from "#web/render/page-context.tsx";

/** What clients say; an example says that it is one. */
export function Testimonials({ said }: { readonly said: readonly ShownTestimonial[] }) {
  const t = useWords("checkout-still");
  if (said.length === 0) return null;
  return (
    <section className="stories">
      <h2>{t("testimonials")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className="grid" tabIndex={0} aria-label={t("testimonials")}>
        {said.map(({ name, place, plot, text, sample }) => (
          <li key={name} className="card">
            <blockquote>{text}</blockquote>
            <p className="small muted">
              {name}, {place} · {plot} {sample && <em className="sample">{t("sampleTag")}</em>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
