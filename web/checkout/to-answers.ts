/**
 * Part of the checkout's boot script: whoever goes back to the answers comes to the first question, not to a first card as if nothing had
 * been answered. Works before React, which the link does not need.
 */
export const TO_ANSWERS = `addEventListener("click",e=>{if(e.target.closest(".change-answers"))try{const s=localStorage,n="homeplan.survey";s[n]=s[n].replace('"step":-1','"step":0')}catch{}});`;
