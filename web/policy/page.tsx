import { useEffect } from "react";
import type { Policy as PolicyText } from "#content/policies/policy.ts";
import { ConsentChoice } from "#web/conversions/conversion.tsx";
import { Header } from "#web/design/header.tsx";
import { replayEarlyTap } from "#web/render/early-taps.ts";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";
import { localeTag } from "#web/words/language.ts";

/** One of the three policies: its parts under one another, with a table of contents. */
export function Policy({ data }: { readonly data: PolicyText }) {
  const t = useWords("policy");
  const { language, region } = useSite();
  useEffect(() => {
    window.awake = true;
    replayEarlyTap();
  }, []);
  const date = new Intl.DateTimeFormat(localeTag(language, region), { dateStyle: "long", timeZone: "UTC" });
  return (
    <>
      <Header />
      <main id="main" className="policy">
        <h1>{data.title}</h1>
        <p className="lead">{data.lead}</p>
        <p className="small muted">{t("inForce", { date: date.format(new Date(data.inForceSince)) })}</p>
        <nav className="card" aria-label={t("contents")}>
          <ol>
            {data.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        {data.sections.map(({ id, heading, text, points }) => (
          <section key={id} id={id}>
            <h2>{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {id === "use" && <ConsentChoice />}
            {id === "rights" && (
              <p>
                <a href={inRegion(region, "/my-data")}>{t("ownData")}</a>
              </p>
            )}
          </section>
        ))}
      </main>
    </>
  );
}
