import { type Content, someDistribution } from "#bench/planner/no-house/distributions.ts";
import { placesOf } from "#bench/planner/no-house/exact-areas.ts";
import { type Answer, pack } from "#bench/planner/no-house/packing.ts";
import { type StairForm, stairForms } from "#bench/planner/no-house/stair-forms.ts";
import { isTooMuch, roomsOf, storeyProblem } from "#bench/planner/no-house/storey.ts";
import { type StoreyRules, storeyRules } from "#bench/planner/no-house/storey-rules.ts";
import type { Brief } from "#planner/brief/brief.ts";
import type { Rect } from "#planner/geometry/rect.ts";
import type { Profile } from "#planner/rules/profile.ts";

/** A proof that there is no house of rectangular rooms; or no proof, and the house on paper that stands against one. */
export type NoHouse =
  | {
      readonly kind: "proved";
      /** Which houses are excluded: wherever each storey's stair stands, or only those with all stairs in one shaft. */
      readonly stairs: "anywhere" | "one shaft";
      /** The most rooms that each storey holds by itself about some stair: they show what is lacking. */
      readonly most: readonly string[];
    }
  | {
      readonly kind: "not proved";
      readonly stair: string;
      readonly storeys: readonly string[];
      readonly why: "on paper" | "too much to look at";
    };

export type Storey = "only" | "ground" | "middle" | "top";

/** Nodes after which a storey's problem is given up as undecided, and places of a stair after which its shaft is; undecided counts as a house. */
const NODES = 20_000;
const CELLS = 300;
/** Two storeys' stairs count as standing in one place when their corners agree to this, mm. */
const FINEST = 10;

/** Decides whether a brief's rooms can be laid out at all (README.md: what is asked of a layout, what is not). */
export function noHouse(brief: Brief, profile: Profile): NoHouse {
  const rules = storeyRules(brief, profile);
  const forms = brief.floors === 1 ? [null] : stairForms(profile, rules);
  const held = new Map<string, Content>();
  let undecided: NoHouse | null = null;
  for (const form of forms) {
    const found = aboutOneShaft(brief, profile, rules, form, held);
    if (found?.kind === "not proved" && found.why === "on paper") return found;
    undecided ??= found;
  }
  if (undecided !== null) return undecided;
  const stairs = !someHouse(brief, profile, rules, forms) ? "anywhere" : "one shaft";
  return { kind: "proved", stairs, most: mostOf(held) };
}

/** The house about one form of stair, in one place on all storeys; null when there is none. */
function aboutOneShaft(
  brief: Brief,
  profile: Profile,
  rules: StoreyRules,
  form: StairForm | null,
  held: Map<string, Content>,
): NoHouse | null {
  const known = new Map<string, Answer>();
  const look = (level: number, content: Content, corner: Rect, exact: boolean): Answer => {
    const storey = storeyOf(brief, level);
    const key = JSON.stringify([storey, content, corner, exact]);
    const answer = known.get(key) ?? storeyHolds({ brief, profile, rules, content, storey, form, corner, exact });
    known.set(key, answer);
    return answer;
  };
  const anywhere = cornersOf(form, rules);
  const holds = (level: number, content: Content): boolean => {
    const answer = look(level, content, anywhere, false);
    if (answer.kind !== "none") held.set(`${storeyOf(brief, level)}: ${wordsOf(content)}`, content);
    return answer.kind !== "none";
  };
  let house: NoHouse | null = null;
  someDistribution(brief, holds, (contents) => {
    const budget = { cells: CELLS };
    const found = inOnePlace(anywhere, budget, (corner) => {
      const answers = contents.map((content, level) => look(level, content, corner, true));
      let open = false;
      for (const { kind } of answers) {
        if (kind === "none") return "none";
        if (kind === "open") open = true;
      }
      return open ? "open" : "found";
    });
    if (found === "none") return false;
    const why = found === "found" ? "on paper" : "too much to look at";
    if (house === null || why === "on paper") {
      house = { kind: "not proved", stair: form?.name ?? "none", storeys: contents.map(wordsOf), why };
    }
    return why === "on paper";
  });
  return house;
}

/** Halves the rectangle in which the stair's corner may stand, in search of one no larger than `FINEST` for which every storey holds its rooms. */
function inOnePlace(corner: Rect, budget: { cells: number }, look: (corner: Rect) => Answer["kind"]): Answer["kind"] {
  if (budget.cells-- <= 0) return "open";
  const found = look(corner);
  const [w, h] = [corner.x1 - corner.x0, corner.y1 - corner.y0];
  if (found === "none" || Math.max(w, h) <= FINEST) return found;
  const [x, y] = [corner.x0 + w / 2, corner.y0 + h / 2];
  const halves =
    w >= h
      ? [
          { ...corner, x1: x },
          { ...corner, x0: x },
        ]
      : [
          { ...corner, y1: y },
          { ...corner, y0: y },
        ];
  const answers: Answer["kind"][] = [];
  for (const half of halves) {
    const answer = inOnePlace(half, budget, look);
    if (answer === "found") return answer;
    answers.push(answer);
  }
  return answers.includes("open") ? "open" : "none";
}

/**
 * Whether each storey by itself holds its part of some distribution, about any stair in any place. On upper storeys only the stair that arrives counts:
 * one that goes on may stand elsewhere, and is left out.
 */
function someHouse(brief: Brief, profile: Profile, rules: StoreyRules, forms: readonly (StairForm | null)[]): boolean {
  const known = new Map<string, boolean>();
  const holds = (level: number, content: Content): boolean => {
    const storey = level > 0 && brief.floors > 1 ? "top" : storeyOf(brief, level);
    const key = JSON.stringify([storey, content]);
    const answer =
      known.get(key) ??
      forms.some((form) => {
        const corner = cornersOf(form, rules);
        return storeyHolds({ brief, profile, rules, content, storey, form, corner, exact: true }).kind !== "none";
      });
    known.set(key, answer);
    return answer;
  };
  return someDistribution(brief, holds, () => true);
}

type StoreyCase = {
  readonly brief: Brief;
  readonly profile: Profile;
  readonly rules: StoreyRules;
  readonly content: Content;
  readonly storey: Storey;
  readonly form: StairForm | null;
  /** Where the stair's lower left corner may stand. */
  readonly corner: Rect;
  /** Whether all areas are asked for at once, by the linear programme; otherwise only what is quickly seen. */
  readonly exact: boolean;
};

/** Whether a storey holds rooms about a stair. */
export function storeyHolds({ brief, profile, rules, content, storey, form, corner, exact }: StoreyCase): Answer {
  const stair =
    form === null
      ? null
      : {
          form,
          corner,
          foot: storey !== "top",
          head: storey !== "ground",
          // On the ground an external stair may be entered from outside alone.
          inside: !(brief.stair === "external" && storey === "ground"),
        };
  const rooms = roomsOf(content, profile);
  if (isTooMuch(rooms, form?.steps ?? [], rules)) return { kind: "none" };
  const problem = storeyProblem(rooms, stair, rules);
  return pack(problem, { nodes: NODES }, (axes) => !exact || placesOf(axes, problem.areas) !== null);
}

/** Where a stair's lower left corner may stand. */
export function cornersOf(form: StairForm | null, { width, depth }: StoreyRules): Rect {
  return { x0: 0, y0: 0, x1: width - (form?.width ?? 0), y1: depth - (form?.depth ?? 0) };
}

export function storeyOf({ floors }: Pick<Brief, "floors">, level: number): Storey {
  if (floors === 1) return "only";
  return level === 0 ? "ground" : level === floors - 1 ? "top" : "middle";
}

export function wordsOf({ living, kitchen, bedrooms, wet }: Content): string {
  const rooms = [
    ...(living ? ["living"] : []),
    ...(kitchen ? ["kitchen"] : []),
    ...(bedrooms > 0 ? [bedrooms === 1 ? "bedroom" : `${bedrooms} bedrooms`] : []),
    ...wet,
  ];
  return rooms.length === 0 ? "stair" : rooms.join(" + ");
}

/** What storeys hold, without what is part of something more that the same storey holds. */
function mostOf(held: ReadonlyMap<string, Content>): readonly string[] {
  const entries = [...held];
  return entries
    .filter(
      ([words, one]) => !entries.some(([other, more]) => sameStorey(words, other) && one !== more && isPart(one, more)),
    )
    .map(([words]) => words)
    .sort();
}

function sameStorey(a: string, b: string): boolean {
  return a.split(":")[0] === b.split(":")[0];
}

function isPart(one: Content, more: Content): boolean {
  return (
    Number(one.living) <= Number(more.living) &&
    Number(one.kitchen) <= Number(more.kitchen) &&
    one.bedrooms <= more.bedrooms &&
    one.wet.every((kind) => more.wet.includes(kind))
  );
}
