/** The kinds of events that components answer through React's root. Those that do not bubble are missing: React hears them at the element itself. */
export const HEARD: ReadonlySet<string> = new Set([
  "change",
  "click",
  "dblclick",
  "input",
  "keydown",
  "pointercancel",
  "pointerdown",
  "pointermove",
  "pointerup",
  "submit",
]);

/** Parts of a page whose elements answer by themselves: no component within has a handler. */
export const DEAF = ".still, .plans";

/** Parts of a page where pointer events are heard, since fingers and mice are followed; elsewhere a tap is its click. */
export const FOLLOWED = ".zoom-frame, #step";

/**
 * Keeps React from listening at its root for events that no component answers: it asks for some eighty kinds, one tap fires sixteen of
 * them, and each wakes React twice, which on a radio costs more than the tap itself. Measurements: docs/speed.md.
 */
export function hearOnly(root: HTMLElement, kinds: ReadonlySet<string>): void {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (kind: string, heard: (event: Event) => void, how?: AddEventListenerOptions) => {
    const pointer = kind.startsWith("pointer");
    const hear = (event: Event) => {
      const at = event.target as Element;
      if (!at.closest(DEAF) && (!pointer || at.closest(FOLLOWED))) heard(event);
    };
    if (kinds.has(kind)) listen(kind, hear, how);
  };
}
