import type { Brief } from "#planner/brief/brief.ts";
import type { Finding } from "#planner/plan/plan.ts";

/** Two people to a bedroom is what bedrooms of these sizes are drawn for. */
const TO_A_BEDROOM = 2;

/** Says when a family is larger than its bedrooms sleep. */
export function personsPerBedroom({ family, bedrooms }: Brief): readonly Finding[] {
  if (family <= bedrooms * TO_A_BEDROOM) return [];
  const message = `${family} people in ${bedrooms} ${bedrooms === 1 ? "bedroom" : "bedrooms"}: more than two share a room. Living and dining are drawn larger; another bedroom would help more.`;
  return [{ rule: "planner/persons-per-bedroom", severity: "note", message, where: {}, source: "planner" }];
}
