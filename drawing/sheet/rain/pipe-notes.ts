import { lowerRoofs } from "#drawing/sheet/house/lower-roofs.ts";
import { pitchedRoof } from "#drawing/sheet/pitched/pitched-roof.ts";
import { PIPE } from "#drawing/sheet/rain/outlet.ts";
import { pipesPast, pipeTag, type RainPipe, rainPipes } from "#drawing/sheet/rain/pipes.ts";
import { inSentence } from "#drawing/words/in-sentence.ts";
import { regionalText } from "#drawing/words/regional-text.ts";
import type { Level, Plan } from "#planner/plan/plan.ts";

/** The pipe that British gutters of 112 mm have outlets for; it takes what they do (Approved Document H, table 2). mm */
const GUTTER_PIPE = 68;

/** How wide a house's pipes are. */
export function pipeWidth(plan: Plan): string {
  if (plan.brief.region !== "uk" || pitchedRoof(plan) === null) return `${PIPE} mm`;
  return `${GUTTER_PIPE} mm${lowerRoofs(plan).length > 0 ? `, from flat roofs ${PIPE} mm,` : ""}`;
}

/** What a storey's notes say of the pipes from above: what they are, which of them end there, and which bends lead past its openings. */
export function levelPipeNotes(plan: Plan, level: Level): readonly string[] {
  const word = regionalText(plan.brief.region, "R.W.P.");
  const passing = pipesPast(plan, level);
  const ending = passing.filter(({ ends }) => ends).map(({ pipe }) => pipe);
  return [
    ...(passing.length > ending.length
      ? [`${word}: rain-water pipes of ${pipeWidth(plan)} that come from above, numbered as on the terrace plan.`]
      : []),
    ...shoeNotes(ending, word),
    ...bendNotes(rainPipes(plan), word, level),
  ];
}

/** How the pipes end that come down on to a terrace or balcony, which lies `below` where the notes are those of the roof, or on to a lower roof. */
export function shoeNotes(pipes: readonly RainPipe[], word: string, below: " below" | "" = ""): readonly string[] {
  const floors = [...new Set(pipes.flatMap(({ course: { onto } }) => (onto ? [onto.room] : [])))];
  return floors.map((room) => {
    const where = room.kind === "roof" ? " below" : below;
    const ending = pipes.filter(({ course }) => course.onto?.room === room);
    const ends = ending.length > 1 ? "each end in a shoe" : "ends in a shoe";
    return `${named(ending, word)} ${ends} 150 mm above the finish of the ${inSentence([room.label])}${where}, whose own outlets take the water on.`;
  });
}

/** Which pipes find openings in their way, on all storeys or on one. */
export function bendNotes(pipes: readonly RainPipe[], word: string, on: Level | null = null): readonly string[] {
  const met = pipes.filter(({ bent }) => (on === null ? bent.length > 0 : bent.includes(on)));
  const isDrawn = ({ bent, seen }: RainPipe): boolean =>
    bent.every((level) => (on !== null && level !== on) || seen.some((one) => one.level === level));
  return [
    ...bendNote(met.filter(isDrawn), word, "down beside that, as drawn on its floor's plan"),
    ...bendNote(
      met.filter((pipe) => !isDrawn(pipe)),
      word,
      "to where the wall is free, to be settled on site",
    ),
  ];
}

function bendNote(led: readonly RainPipe[], word: string, where: string): readonly string[] {
  if (led.length === 0) return [];
  const [find, them] = led.length > 1 ? ["find", "them"] : ["finds", "it"];
  return [`${named(led, word)} ${find} no wall without an opening below: bends over the lintel lead ${them} ${where}.`];
}

function named(pipes: readonly RainPipe[], word: string): string {
  const tags = pipes.map((pipe) => pipeTag(pipe, word));
  return [tags.slice(0, -1).join(", "), ...tags.slice(-1)].filter((part) => part !== "").join(" and ");
}
