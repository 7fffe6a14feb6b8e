/**
 * Part of the checkout's boot script, for browsers that know no `:has()` (Chrome and Android's WebView before 105): the page's
 * element says which plan is chosen, so that the bar at the bottom shows its sum.
 */
export const FOLLOW_PLAN = `if(!CSS.supports("selector(:has(a))")){const f=()=>{d.documentElement.dataset.plan=d.querySelector("#pay :checked")?.value};f();addEventListener("change",f);addEventListener("pageshow",f)}`;
