/** Styles of what only a woken page shows, as a constructed sheet: the content security policy lets no style element in. */
export function adoptCss(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
