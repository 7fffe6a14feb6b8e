import { type PointerEvent, useEffect, useRef, useState } from "react";
import { moveBy, type Size, type Spot, WHOLE, type ZoomView, zoomAt } from "#web/checkout/zoom-view.ts";
import { useWords } from "#web/render/page-context.tsx";

const STEP = 1.5;
const DOUBLE_TAP = 2.5;
const KEY_MOVE = 80;
/** How far a finger moves before it turns to another picture, in CSS pixels. */
const SWIPE = 40;

type ZoomPictureProps = {
  readonly src: string;
  readonly alt: string;
  /** Swiped, or an arrow key was pressed, while the whole picture is seen: -1 back, 1 on. */
  readonly onTurn: (by: -1 | 1) => void;
};

/** A picture to look into: wheel or pinch, drag, double tap, keys (+ - 0 and arrows) or the buttons below it. */
export function ZoomPicture({ src, alt, onTurn }: ZoomPictureProps) {
  const t = useWords("checkout");
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const fingers = useRef(new Map<number, Spot>());
  const swiped = useRef(0);
  const [view, setView] = useState(WHOLE);

  function change(next: (view: ZoomView, sizes: readonly [picture: Size, frame: Size]) => ZoomView) {
    const box = frame.current;
    const picture = image.current;
    if (!box || !picture?.naturalWidth) return;
    const size = { width: picture.naturalWidth, height: picture.naturalHeight };
    setView((now) => next(now, [size, { width: box.clientWidth, height: box.clientHeight }]));
  }
  const zoom = (factor: number, spot: Spot = { x: 0, y: 0 }) =>
    change((now, [picture, box]) => zoomAt(now, factor, spot, picture, box));
  const move = (by: Spot) => change((now, [picture, box]) => moveBy(now, by, picture, box));

  // biome-ignore lint/correctness/useExhaustiveDependencies: React's own wheel events cannot keep the page from scrolling
  useEffect(() => {
    const box = frame.current;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), spotOf(event));
    };
    box?.addEventListener("wheel", wheel, { passive: false });
    return () => box?.removeEventListener("wheel", wheel);
  }, []);

  /** A pointer's place, in CSS pixels from the frame's middle. */
  function spotOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Spot {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  }

  function pressed(event: PointerEvent) {
    frame.current?.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, spotOf(event));
    swiped.current = 0;
  }

  function moved(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = spotOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      return zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    swiped.current += now.x - before.x;
    move({ x: now.x - before.x, y: now.y - before.y });
  }

  function released(event: PointerEvent) {
    const alone = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    if (alone && view.scale === 1 && Math.abs(swiped.current) > SWIPE) onTurn(swiped.current < 0 ? 1 : -1);
  }

  /** A key pressed anywhere: while a picture is enlarged nothing else can be reached. With Ctrl and the like a key is the browser's own. */
  function key(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A picture shown whole has nothing above or below: up and down are left to scroll a dialog that is higher than the screen.
    const inFrame = frame.current?.contains(event.target as Node);
    if (view.scale === 1 && !inFrame && /Up|Down/.test(event.key)) return;
    const act = {
      "+": () => zoom(STEP),
      "=": () => zoom(STEP),
      "-": () => zoom(1 / STEP),
      "0": () => setView(WHOLE),
      ArrowLeft: () => (view.scale === 1 ? onTurn(-1) : move({ x: KEY_MOVE, y: 0 })),
      ArrowRight: () => (view.scale === 1 ? onTurn(1) : move({ x: -KEY_MOVE, y: 0 })),
      ArrowUp: () => move({ x: 0, y: KEY_MOVE }),
      ArrowDown: () => move({ x: 0, y: -KEY_MOVE }),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  // In the capture phase, on their way down: the dialog lets no key bubble up.
  useEffect(() => {
    window.addEventListener("keydown", key, true);
    return () => window.removeEventListener("keydown", key, true);
  });

  // After a turn by key the frame that had the focus is gone: the new one takes it.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus();
  }, []);

  return (
    <div className="zoom">
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a picture that one moves about in */}
      <div
        ref={frame}
        className={view.scale > 1 ? "zoom-frame near" : "zoom-frame"}
        role="group"
        aria-label={t("zoomHelp")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys must be reachable
        tabIndex={0}
        onPointerDown={pressed}
        onPointerMove={moved}
        onPointerUp={released}
        onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
        onDoubleClick={(event) => (view.scale > 1 ? setView(WHOLE) : zoom(DOUBLE_TAP, spotOf(event)))}
      >
        <img
          ref={image}
          src={src}
          alt={alt}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <div className="zoom-ways">
        <button type="button" aria-label={t("zoomOut")} aria-disabled={view.scale === 1} onClick={() => zoom(1 / STEP)}>
          −
        </button>
        <button
          type="button"
          aria-label={`${Math.round(view.scale * 100)}%: ${t("zoomWhole")}`}
          aria-disabled={view.scale === 1}
          onClick={() => setView(WHOLE)}
        >
          <span aria-live="polite">{Math.round(view.scale * 100)}%</span>
        </button>
        <button type="button" aria-label={t("zoomIn")} onClick={() => zoom(STEP)}>
          +
        </button>
      </div>
    </div>
  );
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
