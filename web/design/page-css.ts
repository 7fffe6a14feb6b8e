import base from "#web/design/base.css?inline";
import chrome from "#web/design/chrome.css?inline";
import tokens from "#web/design/tokens.css?inline";

/** What every page carries inline, before its own styles: tokens, elements, header and footer. */
export const PAGE_CSS = tokens + base + chrome;
