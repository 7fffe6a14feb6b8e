import { expect, test } from "vitest";
import { stageClock } from "#run/stage-clock.ts";

function told(...steps: readonly (readonly [stage: "arrange" | "openings", option: number, until: number])[]) {
  let at = 0;
  const clock = stageClock(() => at);
  for (const [stage, option, until] of steps) {
    clock.enter(stage, option);
    at = until;
  }
  clock.stop();
  return clock;
}

test("two options of one search share its time, and none is told to have taken nothing", () => {
  const clock = told(["arrange", 1, 100], ["openings", 1, 130], ["arrange", 1, 150]);
  expect(clock.timesOf(2)).toEqual([
    { arrange: 60, openings: 15 },
    { arrange: 60, openings: 15 },
  ]);
});

test("an option that was searched for by itself has its own time", () => {
  const clock = told(["arrange", 1, 100], ["arrange", 2, 140], ["openings", 2, 150]);
  expect(clock.timesOf(2)).toEqual([{ arrange: 100 }, { arrange: 40, openings: 10 }]);
});

test("time spent on an option that was not found counts with the last one made", () => {
  const clock = told(["arrange", 1, 100], ["arrange", 2, 140]);
  expect(clock.timesOf(1)).toEqual([{ arrange: 140 }]);
});
