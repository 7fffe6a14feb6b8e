/**
 * Part of the checkout's boot script: the chosen plan outlives a reload, and the way back from a payment that failed. The form itself
 * holds the choice, so it is put back before anything can be pressed; a new survey forgets it. It is stored in a task of its own, so that
 * the press is painted first.
 */
export const KEPT_PLAN = `try{const s=sessionStorage,k="homeplan.plan",p=d.getElementById("plan-"+s[k]);if(p)p.checked=!0;addEventListener("change",({target:{name:n,value:v}})=>{n=="plan"&&setTimeout(()=>{s[k]=v})})}catch{}`;
