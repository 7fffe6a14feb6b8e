import { useEffect, useRef } from "react";
import { Still } from "#web/render/still.tsx";

const TURN_MS = 5000;
/** A finger or a mouse that goes further than this, in px, turns to the next slide. */
const SWIPE_PX = 40;

/** Four slides that turn every five seconds, rest while a hand or the focus is on them, and stay once Pause or a dot is pressed. */
export function Banner() {
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = part.current?.querySelector("ul");
    const [pause, ...dots] = part.current?.querySelectorAll<HTMLElement>(".turn button") ?? [];
    if (!list || !pause) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let timer: ReturnType<typeof setInterval> | undefined;
    const turn = () => {
      if (list.matches(":hover, :focus-within, :active") || document.hidden) return;
      const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 4;
      list.scrollTo({ left: atEnd ? 0 : list.scrollLeft + list.clientWidth, behavior: "smooth" });
    };
    const play = () => {
      timer = setInterval(turn, TURN_MS);
    };
    const stop = () => {
      clearInterval(timer);
      timer = undefined;
    };
    /** It is called, and looks, by what it would do next. */
    const toggle = () => {
      if (timer === undefined) play();
      else stop();
      pause.toggleAttribute("data-paused", timer === undefined);
      const { ariaLabel, dataset } = pause;
      [pause.ariaLabel, dataset.other] = [dataset.other ?? "", ariaLabel ?? ""];
    };
    if (!calm) play();
    pause.addEventListener("click", toggle);
    for (const [slide, dot] of dots.entries())
      dot.addEventListener("click", () => {
        // Who has chosen a picture looks at it.
        if (timer !== undefined) toggle();
        list.scrollTo({ left: slide * list.clientWidth, behavior: calm ? "instant" : "smooth" });
      });
    list.addEventListener("scroll", () => {
      const shown = Math.round(list.scrollLeft / list.clientWidth);
      for (const [slide, dot] of dots.entries()) dot.ariaCurrent = String(slide === shown);
    });
    return stop;
  }, []);

  // The browser's own scrolling follows the finger, and takes its pointer away; where it lets go decides the slide.
  useEffect(() => {
    const list = part.current?.querySelector("ul");
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

  return <Still name="slides" ref={part} />;
}
