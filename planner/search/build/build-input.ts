import type { Brief } from "#planner/brief/brief.ts";
import type { Profile } from "#planner/rules/profile.ts";
import type { Candidate } from "#planner/search/arrange/arrange-house.ts";
import type { StairDesign } from "#planner/search/core/stair-shaft.ts";
import type { WrittenLevel } from "#planner/search/furniture/in-place-of-rooms.ts";
import type { Discomforts } from "#planner/search/furniture/opened-for-use.ts";
import type { SecondThought } from "#planner/search/legalise/second-thoughts.ts";
import type { Shift } from "#planner/search/legalise/shifts.ts";
import type { Programme } from "#planner/search/programme/programme.ts";
import type { BuildingSite } from "#planner/search/site.ts";

/** All that a plan is built of: an arrangement, what is changed of it, and what it was arranged for. */
export type BuildInput = {
  readonly brief: Brief;
  readonly profile: Profile;
  readonly site: BuildingSite;
  readonly programme: Programme;
  readonly stair: StairDesign | null;
  readonly seed: number;
  readonly candidate: Candidate;
  readonly option: number;
  /** What is changed of the arrangement's rooms. */
  readonly thoughts?: readonly SecondThought[];
  /** Walls that are shifted after that. */
  readonly shifts?: readonly Shift[];
  /** What is known of this house from plans of it that were built before. */
  readonly known?: KnownHouse;
};

/** What plans of one house share, whatever is changed: the discomfort of furnished rooms, and written levels, each by all that it depends on. */
export type KnownHouse = { readonly discomforts: Discomforts; readonly levels: Map<string, WrittenLevel> };

export function unknownHouse(): KnownHouse {
  return { discomforts: new Map(), levels: new Map() };
}
