import type { Page } from "playwright-core";

/**
 * What is broken in the layout as it stands, a sentence for each: the page wider than the screen, text that is cut or runs out of its box, controls
 * that lie on each other or are too small for a finger. What may be scrolled to is not broken, nor what only a screen reader meets.
 */
export function findBreaks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const dialog = document.querySelector("dialog[open]");
    const root = dialog ?? document.body;
    const named = (element: Element) =>
      `<${element.tagName.toLowerCase()}${element.className && typeof element.className === "string" ? `.${element.className.replaceAll(" ", ".")}` : ""}> "${(element.textContent ?? "").trim().slice(0, 40)}"`;
    const over = document.documentElement.scrollWidth - width;
    if (over > 0) found.push(`the page is ${over} px too wide`);

    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(".hush, .skip, svg, datalist, option, [aria-hidden=true]");
    const scroller = (element: Element): Element | null => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return at;
      return null;
    };
    const texts = [...root.querySelectorAll("*")].filter(
      (element) =>
        seen(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    for (const element of texts) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = range.getBoundingClientRect();
      if (!scroller(element) && (box.left < -1 || box.right > width + 1))
        found.push(`${named(element)} runs out of the screen: ${Math.round(box.left)}…${Math.round(box.right)}`);
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.display === "inline" || style.display === "contents") continue;
        const cuts = /hidden|clip/.test(style.overflowX + style.overflowY);
        const wide = at.scrollWidth - at.clientWidth;
        const high = at.scrollHeight - at.clientHeight;
        if (cuts && (wide > 1 || high > 2)) found.push(`${named(element)} is cut by ${named(at)} (${wide}, ${high})`);
        if (at === element && !cuts && !/auto|scroll/.test(style.overflowX) && wide > 1)
          found.push(`${named(element)} is ${wide} px wider than its box`);
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === "fixed") break;
      }
    }

    // A long word may go over to the next line in running text, never in what is read at a glance.
    for (const element of root.querySelectorAll("button, .button, h1, h2, h3, label, label span, summary, legend")) {
      if (!seen(element)) continue;
      for (const node of [...element.childNodes].filter(({ nodeType }) => nodeType === 3)) {
        for (const word of (node.textContent ?? "").matchAll(/[\p{L}\p{M}]{2,}/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`the word "${word[0]}" is broken in ${named(element)}`);
        }
      }
    }

    const controls = [
      ...root.querySelectorAll("a[href], button, summary, select, input:not([type=radio]), label:has(input)"),
    ].filter((element) => seen(element) && !element.closest(".pay-bar, .ways, .toasts, .tongue ul, .dial"));
    // A label may reach under what stands in its row; its words may not.
    const placesOf = (element: Element): DOMRect[] => {
      if (element.tagName !== "LABEL") return [element.getBoundingClientRect()];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const places: DOMRect[] = [];
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest(".hush")) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        places.push(...range.getClientRects());
      }
      return places;
    };
    const boxes = controls.map((element) => ({ element, places: placesOf(element), track: scroller(element) }));
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart = one.element.contains(other.element) || other.element.contains(one.element);
        if (apart || one.track !== other.track) continue;
        if (one.places.some((place) => other.places.some((there) => meet(place, there))))
          found.push(`${named(one.element)} lies on ${named(other.element)}`);
      }
    }

    // A finger needs room, except on a link within a sentence; a row's tip is smaller under a mouse.
    for (const { element, places } of boxes) {
      if (getComputedStyle(element).display === "inline" || element.closest(".tip")) continue;
      if (element.tagName === "INPUT" && element.closest("label:has([type=checkbox])")) continue;
      const room = element.tagName === "LABEL" ? element.getBoundingClientRect() : places[0];
      if (room && room.height < 47.5) found.push(`${named(element)} is ${Math.round(room.height)} px high`);
    }

    // Answers stand in columns: those of other rows begin where the first row's do.
    for (const group of new Set([...root.querySelectorAll(".option")].map(({ parentElement }) => parentElement))) {
      const options = [...(group?.children ?? [])].map((option) => option.getBoundingClientRect());
      const row = options.filter(({ top }) => top === options[0]?.top);
      const begins = new Set(options.map(({ left }) => Math.round(left)));
      if (group && begins.size > row.length) found.push(`${named(group)} begins at ${begins.size} places`);
    }

    // What was just pressed will be pressed again: the bar that stays below may have grown by what went wrong.
    const [pressed, bar] = [document.activeElement, root.querySelector(".pay-bar")];
    if (pressed?.closest("main") && bar && !bar.contains(pressed))
      if (meet(bar.getBoundingClientRect(), pressed.getBoundingClientRect()))
        found.push(`the bar covers ${named(pressed)}`);

    // A message stands still while the page scrolls under it. It covers only what cannot be scrolled from under it, and what
    // was just pressed and will be pressed again.
    for (const toast of root.querySelectorAll(".toast")) {
      const reachable = root.querySelectorAll("main :is(button, a[href], input, select), .pay-bar, .ways");
      for (const control of [...reachable].filter(seen)) {
        const place = control.getBoundingClientRect();
        const stays = control === document.activeElement || control.closest(".pay-bar, .ways");
        const atTop = stays ? place : new DOMRect(place.x, place.y + scrollY, place.width, place.height);
        if (meet(toast.getBoundingClientRect(), atTop)) found.push(`${named(toast)} covers ${named(control)}`);
      }
    }
    return [...new Set(found)];
  });
}
