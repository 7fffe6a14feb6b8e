import { type SyntheticEvent, useEffect, useState } from "react";
import { CLIP_HEIGHT, CLIP_WIDTH } from "#content/clip-size.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from "#content/languages.ts";
import type { ShownClip } from "#web/checkout/load.ts";
import { useSite, useWords } from "#web/render/page-context.tsx";

/** Films of clients, one playing at a time; a sample clip says that it is one. Nothing is shown where there are none. */
export function Videos({ clips }: { readonly clips: readonly ShownClip[] }) {
  const t = useWords("checkout");
  const controls = useRestOfPage();
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
            <Film clip={clip} controls={controls} />
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
 * True once the page has come to rest: then films get controls and poster. A browser's own controls turn a wheel until they know that nothing is to be loaded yet,
 * and while the page loads, and draw it anew at every step, which is seconds of a slow phone's processor.
 */
function useRestOfPage(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const rest = () => setRests(true);
    if (typeof requestIdleCallback === "function") requestIdleCallback(rest);
    else setTimeout(rest, 200);
  }, []);
  return rests;
}

function Film({ clip, controls }: { readonly clip: ShownClip; readonly controls: boolean }) {
  const t = useWords("checkout");
  const [unable, setUnable] = useState(false);
  if (unable) return <p className="notice">{t("videoFallback")}</p>;
  return (
    <>
      <Player clip={clip} controls={controls} onUnable={() => setUnable(true)} />
      {/* Without scripts nothing ever gives the other one its controls; styles show one of the two. */}
      <noscript>
        <Player clip={clip} controls />
      </noscript>
    </>
  );
}

type PlayerProps = { readonly clip: ShownClip; readonly controls: boolean; readonly onUnable?: () => void };

function Player({ clip, controls, onUnable }: PlayerProps) {
  const t = useWords("checkout");
  const { language } = useSite();
  return (
    // A silent clip has no words to caption; one that speaks brings its captions along.
    // biome-ignore lint/a11y/useMediaCaption: the tracks come from the content list
    <video
      controls={controls}
      playsInline
      preload="none"
      width={CLIP_WIDTH}
      height={CLIP_HEIGHT}
      // Four posters would share the line with the visitor's own drawing.
      poster={controls ? clip.poster : undefined}
      aria-labelledby={`clip-${clip.id}`}
      onPlay={pauseOthers}
    >
      <source src={clip.video} type="video/webm" onError={onUnable} />
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

function pauseOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
  for (const film of document.querySelectorAll("video")) if (film !== currentTarget) film.pause();
}
