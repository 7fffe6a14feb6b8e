/** Adds styles that a page needs only once it is hydrated, as a constructed sheet: the content security policy allows no further style element. */
export function adoptCss(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
