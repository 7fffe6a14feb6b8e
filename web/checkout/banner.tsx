import { useEffect, useRef } from "react";
import { useWords } from "#web/render/page-context.tsx";

const TURN_MS = 5000;
const SLIDES = [
  { key: "banner1", d: "M6 6h36v36H6zM6 24h20M26 6v36M26 30h16M32 30a6 6 0 0 1-6 6" },
  { key: "banner2", d: "M4 42h40M8 42V22L24 8l16 14v20M18 42V30h12v12M14 26h4M30 26h4" },
  { key: "banner3", d: "M12 4h18l8 8v32H12zM30 4v8h8M18 22h14M18 29h14M18 36h9" },
  { key: "banner4", d: "M24 4l16 6v12c0 11-7 18-16 22C15 40 8 33 8 22V10zM16 24l6 6 11-12" },
] as const;

/** Four slides that turn every five seconds, and rest while a hand or the focus is on them. */
export function Banner() {
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
      {SLIDES.map(({ key, d }) => (
        <li key={key}>
          <svg
            viewBox="0 0 48 48"
            width="48"
            height="48"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            aria-hidden="true"
          >
            <path d={d} />
          </svg>
          <span>{t(key)}</span>
        </li>
      ))}
    </ul>
  );
}
