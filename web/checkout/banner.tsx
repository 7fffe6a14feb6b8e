import { useEffect, useRef } from "react";
import { useWords } from "#web/render/page-context.tsx";

const TURN_MS = 5000;
/** Pictures of our own drawings, made by `npm run samples`. */
const SLIDES = ["banner1", "banner2", "banner3", "banner4"] as const;

/** Four slides that turn every five seconds, and rest while a hand or the focus is on them; `first`: no drawing stands above them. */
export function Banner({ first }: { readonly first: boolean }) {
  const t = useWords("checkout");
  const track = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = track.current;
    if (!list || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => {
      if (list.matches(":hover, :focus-within, :active") || document.hidden) return;
      const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 4;
      list.scrollTo({ left: atEnd ? 0 : list.scrollLeft + list.clientWidth, behavior: "smooth" });
    }, TURN_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ul className="banner" ref={track} aria-label={t("bannerLabel")} tabIndex={0}>
      {SLIDES.map((key, index) => (
        <li key={key}>
          <img
            src={`/pictures/banner/${key}.avif`}
            alt=""
            width="800"
            height="400"
            loading={first && index === 0 ? "eager" : "lazy"}
            decoding="async"
          />
          <span>{t(key)}</span>
        </li>
      ))}
    </ul>
  );
}
