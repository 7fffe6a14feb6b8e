import { useEffect, useRef } from "react";
import { useWords } from "#web/render/page-context.tsx";

const TURN_MS = 5000;
/** A finger or a mouse that goes further than this, in px, turns to the next slide. */
const SWIPE_PX = 40;
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

  // The browser's own scrolling follows the finger, and takes its pointer away; where it lets go decides the slide.
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    let pressed: { readonly x: number; readonly slide: number } | null = null;
    const press = (x: number) => {
      pressed = { x, slide: Math.round(list.scrollLeft / list.clientWidth) };
    };
    const release = (x: number) => {
      const from = pressed;
      pressed = null;
      if (!from || Math.abs(from.x - x) < SWIPE_PX) return;
      const slide = from.slide + Math.sign(from.x - x);
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
      list.scrollTo({ left: slide * list.clientWidth, behavior });
    };
    list.addEventListener("mousedown", ({ clientX }) => press(clientX));
    list.addEventListener("mouseup", ({ clientX }) => release(clientX));
    list.addEventListener("touchstart", ({ touches }) => press(touches[0]?.clientX ?? 0), { passive: true });
    list.addEventListener("touchend", ({ changedTouches }) => release(changedTouches[0]?.clientX ?? 0));
  }, []);

  return (
    <ul
      className="banner"
      ref={track}
      aria-label={t("bannerLabel")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      {SLIDES.map((key, index) => (
        <li key={key}>
          <img
            src={`/pictures/banner/${key}.avif`}
            alt=""
            draggable={false}
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
