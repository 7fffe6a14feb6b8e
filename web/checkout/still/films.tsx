import { CLIP_HEIGHT, CLIP_WIDTH } from "#content/clip-size.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from "#content/languages.ts";
import type { ShownClip } from "#web/checkout/load.ts";
import { useSite, useWords } from "#web/render/page-context.tsx";

/** Films of clients; a sample clip says that it is one. Without any film there is no section. */
export function Films({ clips }: { readonly clips: readonly ShownClip[] }) {
  const t = useWords("checkout-still");
  if (clips.length === 0) return null;
  const samples = clips.every(({ sample }) => sample);
  return (
    <section className="stories">
      <h2>{t(samples ? "clips" : "videos")}</h2>
      {samples && <p className="muted">{t("clipsLead")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className="track films" tabIndex={0} aria-label={t(samples ? "clips" : "videos")}>
        {clips.map((clip) => (
          <li key={clip.id} className="card">
            <Film clip={clip} controls={false} />
            {/* Without scripts the film above never gets its controls; styles show one of the two. */}
            <noscript>
              <Film clip={clip} controls />
            </noscript>
            <p id={`clip-${clip.id}`}>
              <strong>{clip.title}</strong> {clip.sample && <em className="sample">{t("sampleTag")}</em>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * One film, with its captions; a silent clip has none. Without `controls`, both controls and poster are added when the page has come to rest
 * (`videos.tsx`).
 */
function Film({ clip, controls }: { readonly clip: ShownClip; readonly controls: boolean }) {
  const t = useWords("checkout-still");
  const { language } = useSite();
  return (
    <video
      controls={controls}
      playsInline
      preload="none"
      width={CLIP_WIDTH}
      height={CLIP_HEIGHT}
      {...(controls ? { poster: clip.poster } : { "data-poster": clip.poster })}
      aria-labelledby={`clip-${clip.id}`}
    >
      <source src={clip.video} type="video/webm" />
      {LANGUAGES.map((each) => {
        const address = clip.captions[each];
        return (
          address && (
            <track
              key={each}
              kind="captions"
              src={address}
              srcLang={LANGUAGE_TAGS[each]}
              label={LANGUAGE_NAMES[each]}
              default={each === language}
            />
          )
        );
      })}
      {t("videoFallback")}
    </video>
  );
}
