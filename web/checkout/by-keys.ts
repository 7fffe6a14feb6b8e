/**
 * Part of the boot script, for visitors without a pointer. What Tab reaches in a row that is swiped is scrolled into sight as a whole; the
 * browser scrolls only where nothing of it shows. Escape hides a tooltip until the focus or the pointer moves on.
 */
export const BY_KEYS = `addEventListener("focusin",({target:t})=>{t.matches(":focus-visible")&&t.closest("main li")?.scrollIntoView({block:"nearest",inline:"nearest"})});addEventListener("keydown",e=>{if(e.key=="Escape"){const h=d.documentElement;h.dataset.hush="";for(const k of["focusin","pointerover"])addEventListener(k,()=>{delete h.dataset.hush},{once:true})}});`;
