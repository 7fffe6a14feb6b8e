import { LANGUAGES } from "#content/languages.ts";
import { LANGUAGE_KEY } from "#web/words/language.ts";

/** When the React entry of a screen is fetched: at once, at idle, or only when the visitor first touches something. */
export type WakeUp = "now" | "idle" | "touch";

const TELLS = import.meta.env.MODE === "development" ? `!console.debug("words: "+l+" by the browser's storage")&&` : "";

/**
 * Puts a language that only the browser's storage remembers into the cookie, since the server never sees the storage, and loads the page
 * again where it is in another one. A language in the address or in the cookie comes before it.
 * The first look into storage waits for the disk, so it comes after the listeners: what is pressed meanwhile is answered.
 */
const STORED_LANGUAGE = `setTimeout(()=>{try{const k="${LANGUAGE_KEY}",l=localStorage[k]||sessionStorage[k];if(/^(${LANGUAGES.join("|")})$/.test(l)&&!/[?&](lan|lng)=/.test(location.search)&&!d.cookie.includes(k)){d.cookie=k+"="+l+"; path=/; max-age=31536000; samesite=lax";d.cookie.includes(k)&&l.slice(0,2)!=d.documentElement.lang.slice(0,2)&&${TELLS}location.reload()}}catch{}});`;

/** A page that is kept for all visitors has no query in its language links: a click on one adds the visitor's own. */
const KEPT_QUERY = `addEventListener("click",e=>{const a=e.target.closest(".tongue a"),s=new URLSearchParams(location.search);if(a){s.delete("lng");s.set("lan",new URL(a).searchParams.get("lan"));a.search=s}},true);`;

/** The language menu lies over the page: it closes on Escape, and as soon as something else is touched or reached by the keyboard. */
const CLOSE_MENU = `const c=e=>{const m=d.querySelector(".tongue");m?.open&&(e.key?e.key=="Escape"&&!m.firstChild.focus():!m.contains(e.target))&&(m.open=!1)};for(const e of["pointerdown","keydown","focusin"])addEventListener(e,g,{once:!0,capture:!0}),addEventListener(e,c);`;

/**
 * The inline script of every page. It fetches the entry and its chunks (`modules`, entry first) on the first touch or key, at idle or at once, and again
 * every second while the network fails. It holds early submits back, so that nothing is sent past React: `data-early` on the root element names
 * the form, whose buttons show at once that they were pressed.
 * The entry is imported only once it and its chunks have all come: when a module fails to load, Chrome (up to 150 at least) remembers the failure and
 * never asks for it again. An error's answer, as of a server that is starting, counts as lost: `e()` throws.
 * What the first touch starts (`f`) begins 100 ms after it, when its effect is painted: asking for modules takes a slow phone longer than the tap itself.
 * `own`: the screen's own part, run before anything is fetched; `forAll`: the page is kept for every visitor.
 */
export function bootScript(modules: readonly string[], wake: WakeUp, own: string, forAll: boolean): string {
  const idle = { now: "w();", idle: "(window.requestIdleCallback||setTimeout)(w);", touch: "" }[wake];
  return `(()=>{let o=0;const d=document,m=${JSON.stringify(modules)},w=()=>{o||(o=1,Promise.all(m.map(e=>fetch(e).then(e=>e.ok?e.blob():e()))).then(()=>import(m[0])).catch(()=>{o=0;setTimeout(w,1e3)}))};wake=w;const f=[w],x=()=>{for(const h of f.splice(0))h()},g=()=>window.scheduler?.postTask?.(x,{delay:100})??x();addEventListener("submit",e=>{if(!window.awake&&e.target.method!="dialog"){e.preventDefault();d.documentElement.dataset.early=e.target.id;w()}},true);${CLOSE_MENU}${STORED_LANGUAGE}${forAll ? KEPT_QUERY : ""}${own}${idle}})()`;
}
