/**
 * What the survey does before React: clears the three stored flags of an earlier checkout, swaps intro and first step,
 * and wakes at once for a visitor who has answers here.
 */
export const SURVEY_BOOT = `try{for(const k of["isRedirected","isBackCheckoutUrl","specialWorkTimerEndTime"])localStorage.removeItem(k);localStorage.getItem("homeplan.survey")&&w()}catch{}addEventListener("click",e=>{if(!window.awake&&e.target.closest("[data-start]")){d.documentElement.dataset.started="";d.querySelector("#step input")?.focus()}});`;
