import { note, type ReviewRule } from "#planner/rules/review/remark.ts";

/** Every plan carries the profile's reminder that a local authority has the last word. */
export const confirmLocally: ReviewRule = ({ profile }) => [
  note(`${profile.id}/confirm-locally`, profile.note, {}, profile.sources.join("; ")),
];
