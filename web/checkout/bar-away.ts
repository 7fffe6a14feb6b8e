/**
 * Part of the checkout's boot script: the page's element says while Pay Now is in sight, so that the bar that pays does not stand beside
 * it with the same sum. Where the browser cannot tell, the bar stays.
 */
export const BAR_AWAY = `if(window.IntersectionObserver){const p=d.querySelector(".pay-now");p&&new IntersectionObserver(e=>d.documentElement.toggleAttribute("data-pay-seen",e[e.length-1].intersectionRatio>=.9),{threshold:[.9]}).observe(p)}`;
