/** Part of a screen's boot script: remembers the last button that was tapped before React answers. */
export const EARLY_TAPS = `addEventListener("click",e=>{const b=!window.awake&&e.target.closest("button[type=button]");if(b)window.tapped=b},true);`;

/** Taps the remembered button once more, now that it does something. Call it when the screen is awake. */
export function replayEarlyTap(): void {
  const button = window.tapped;
  window.tapped = undefined;
  // If React drew the page anew, the button that was tapped is no longer in it.
  if (button?.isConnected) button.click();
}

/** The id of the form that was sent before React answered, and forgets it; undefined: none was. */
export function takeEarlySubmit(): string | undefined {
  const { dataset } = document.documentElement;
  const { early } = dataset;
  delete dataset.early;
  return early;
}
