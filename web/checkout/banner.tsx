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
    let timer: ReturnType<typeof setInterval> | undefined;
    const turn = () => {
      if (list.matches(":hover, :focus-within, :active") || document.hidden) return;
      show(list, (shownIn(list) + 1) % dots.length);
    };
    const play = () => {
      timer = setInterval(turn, TURN_MS);
    };
    const stop = () => {
      clearInterval(timer);
      timer = undefined;
    };
    /** Plays or pauses; the button is named, and looks, by what it would do next. */
    const toggle = () => {
      if (timer === undefined) play();
      else stop();
      pause.toggleAttribute("data-paused", timer === undefined);
      const { ariaLabel, dataset } = pause;
      [pause.ariaLabel, dataset.other] = [dataset.other ?? "", ariaLabel ?? ""];
    };
    if (!isCalm()) play();
    pause.addEventListener("click", toggle);
    for (const [slide, dot] of dots.entries())
      dot.addEventListener("click", () => {
        // A visitor who has chosen a picture wants to look at it.
        if (timer !== undefined) toggle();
        show(list, slide);
      });
    list.addEventListener("scroll", () => {
      const shown = shownIn(list);
      for (const [slide, dot] of dots.entries()) dot.ariaCurrent = String(slide === shown);
    });
    return stop;
  }, []);

  // Touch events, since the browser's own scrolling follows the finger and ends its pointer events; where the finger lifts decides the slide.
  useEffect(() => {
    const list = part.current?.querySelector("ul");
    if (!list) return;
    let pressed: { readonly x: number; readonly slide: number } | null = null;
    const press = (x: number) => {
      pressed = { x, slide: shownIn(list) };
    };
    const release = (x: number) => {
      const from = pressed;
      pressed = null;
      if (!from || Math.abs(from.x - x) < SWIPE_PX) return;
      show(list, from.slide + Math.sign(from.x - x));
    };
    list.addEventListener("mousedown", ({ clientX }) => press(clientX));
    list.addEventListener("mouseup", ({ clientX }) => release(clientX));
    list.addEventListener("touchstart", ({ touches }) => press(touches[0]?.clientX ?? 0), { passive: true });
    list.addEventListener("touchend", ({ changedTouches }) => release(changedTouches[0]?.clientX ?? 0));
  }, []);

  return <Still name="slides" ref={part} />;
}

function shownIn(list: HTMLElement): number {
  return Math.round(list.scrollLeft / list.clientWidth);
}

function show(list: HTMLElement, slide: number): void {
  list.scrollTo({ left: slide * list.clientWidth, behavior: isCalm() ? "instant" : "smooth" });
}

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
