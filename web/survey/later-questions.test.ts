import { afterEach, expect, test, vi } from "vitest";
import { withAllQuestions } from "#web/survey/later-questions.ts";
import type { SurveyData } from "#web/survey/load.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("questions whose request is never answered, or only in part, are asked for again, and those of one that fails", async () => {
  vi.useFakeTimers();
  const never = new Promise<Response>(() => {});
  const halted = new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode("[")) }));
  const asked = vi
    .fn<() => Promise<Response>>()
    .mockReturnValueOnce(never)
    .mockResolvedValueOnce(halted)
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValueOnce(Response.json(["the second question"]));
  vi.stubGlobal("window", { later: never });
  vi.stubGlobal("fetch", asked);
  const data = { language: "ta", region: "in", questions: [] } as unknown as SurveyData;
  const whole = withAllQuestions(data);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked).toHaveBeenCalledTimes(4);
  expect((await whole)?.questions).toEqual(["the second question"]);
});
