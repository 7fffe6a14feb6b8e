/**
 * Part of the boot script, for who has no pointer: what is reached by Tab in a row that is swiped comes into sight as a whole, which
 * the browser sees to only where nothing of it shows. Escape takes a tooltip away, until the focus or the pointer goes on.
 */
export const BY_KEYS = `addEventListener("focusin",({target:t})=>{t.matches(":focus-visible")&&t.closest("main li")?.scrollIntoView({block:"nearest",inline:"nearest"})});addEventListener("keydown",e=>{if(e.key=="Escape"){const h=d.documentElement;h.dataset.hush="";for(const k of["focusin","pointerover"])addEventListener(k,()=>{delete h.dataset.hush},{once:true})}});`;
