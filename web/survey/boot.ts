/**
 * What the survey does before React: clears three stored flags and the chosen plan of an earlier checkout, swaps intro and first step,
 * fetches the questions with the entry, and wakes at once for a visitor who has answers stored here. The field is focused within the tap
 * itself, since an iPhone opens its keyboard only then, and without scrolling: it stands at the top, and to scroll would lay the page out
 * once more. Storage is read after the listener of Start is in place.
 */
export const SURVEY_BOOT = `const q=()=>window.later??=fetch("/survey-questions/"+(/^\\/(us|uk)\\b/.exec(location.pathname)?.[1]??"in")+"/"+d.documentElement.lang+".json");f.push(q);setTimeout(()=>{try{for(const k of["isRedirected","isBackCheckoutUrl","specialWorkTimerEndTime"])localStorage.removeItem(k);sessionStorage.removeItem("homeplan.plan");localStorage.getItem("homeplan.survey")&&(q(),w())}catch{}});addEventListener("click",e=>{if(!window.awake&&e.target.closest("[data-start]")){d.documentElement.dataset.started="";d.querySelector("#step input")?.focus({preventScroll:!0});scrollTo(0,0)}});`;
