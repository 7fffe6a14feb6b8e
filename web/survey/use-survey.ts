import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Language } from "#content/languages.ts";
import type { SurveyForm } from "#content/survey/form.ts";
import { type Answers, keep, readKept } from "#web/answers/keep.ts";
import { responseAddress, surveySubmission } from "#web/answers/submission.ts";
import { useToasts } from "#web/design/toast.tsx";
import { takeEarlySubmit } from "#web/render/early-taps.ts";
import { giveWay } from "#web/render/give-way.ts";
import { useCalls, useSite, useWords } from "#web/render/page-context.tsx";
import { answerPayload, type StepProblem, stepProblem, stillOffered } from "#web/survey/answers.ts";
import type { SurveyData } from "#web/survey/load.ts";

/** Long enough to see the choice before the next question comes, in ms. */
const PICK_PAUSE_MS = 180;

/** What is wrong, not its words: those are of the language that the page has now. "said": the server's own sentence. */
type Problem = StepProblem | { readonly kind: "offline"; readonly field: "" } | Said;
type Said = { readonly kind: "said"; readonly field: string; readonly text: string };
const PROBLEM_WORDS = {
  number: "errorNumber",
  width: "errorWidth",
  depth: "errorDepth",
  least: "errorLeast",
  most: "errorMost",
  required: "errorRequired",
  offline: "keptOffline",
} as const;
export type SurveyControl = ReturnType<typeof useSurvey>;

/** The survey's states: intro, steps, sending; kept in the browser at every change. */
export function useSurvey(data: SurveyData) {
  const site = useSite();
  const t = useWords("survey");
  const { toast, hush } = useToasts();
  const calls = useCalls();
  const [questions, setQuestions] = useState(data.questions);
  const [step, setStep] = useState(0);
  const [started, setStarted] = useState(false);
  const [moved, setMoved] = useState(false);
  const [answers, setAnswers] = useState<Answers>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);
  const [awake, setAwake] = useState(false);
  const latest = useRef({ answers, step, started });
  latest.current = { answers, step, started };
  /** The step that was asked for. It enters the browser's history only once it is seen, since that costs a slow phone as much as a tap. */
  const going = useRef<{ readonly step: number; readonly from?: number } | null>(null);
  /** The lead page of the answers that were sent last. */
  const [sent, setSent] = useState<string>();
  /** Finished, but the server gave no answer: sent again when the connection, or the visitor, is back. */
  const unsent = useRef(false);

  // What the visitor did before React came is in the page and in the storage, not in our first state.
  useLayoutEffect(() => {
    const kept = readKept(data.formId);
    const typed = typedSoFar();
    const stored = stillOffered(data.questions, kept?.answers ?? {});
    setAnswers({ ...stored, ...typed });
    const resumes = kept !== null && kept.step >= 0 && kept.step < data.questions.length;
    if (resumes) setStep(kept.step);
    setStarted(resumes || document.documentElement.dataset.started !== undefined);
    unsent.current = resumes && kept.unsent === true;
    setSent(kept?.sent);
    setAwake(true);
    window.awake = true;
  }, [data]);

  useEffect(() => {
    if (!awake) return;
    document.documentElement.toggleAttribute("data-started", started);
    if (going.current?.step === step) {
      history.pushState(going.current, "");
      going.current = null;
    }
    keep(data.formId, { step: started ? step : -1, answers, unsent: unsent.current, sent });
  }, [awake, started, step, answers, sent, data.formId]);

  useEffect(() => {
    const travel = (event: PopStateEvent) => {
      // The link that skips to the content makes an entry in the history that is no step of the survey.
      if (event.state === null && location.hash !== "") return;
      const to: unknown = event.state?.step;
      going.current = null;
      hush();
      setProblem(null);
      setStarted(typeof to === "number");
      setStep(typeof to === "number" ? to : 0);
    };
    addEventListener("popstate", travel);
    return () => removeEventListener("popstate", travel);
  }, [hush]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useEffect(() => {
    if (!awake) return;
    // A step that began before React came has no entry in the history yet. The first step gets a new one, since the entry so far is the intro's.
    if (started && history.state?.step !== step) {
      if (step === 0) history.pushState({ step }, "");
      else history.replaceState({ step }, "");
    }
    if (takeEarlySubmit() === "step") next();
    else if (unsent.current && navigator.onLine) void send();
  }, [awake]);

  useEffect(() => {
    const resend = () => {
      if (unsent.current) void send();
    };
    addEventListener("online", resend);
    return () => removeEventListener("online", resend);
  });

  const start = useCallback(async () => {
    document.documentElement.toggleAttribute("data-started", true);
    // Within the tap itself: an iPhone opens its keyboard only then.
    document.querySelector<HTMLInputElement>("#step input")?.focus({ preventScroll: true });
    await giveWay();
    if (latest.current.started) return;
    going.current = { step: 0 };
    setStarted(true);
    setMoved(true);
  }, []);

  /** Changes the step, after the press has been painted: drawing a question is most of what a tap costs a slow phone. */
  async function goTo(target: number) {
    const from = latest.current.step;
    if (target === from) return;
    going.current = { step: target, from };
    document.querySelector("#step")?.toggleAttribute("data-going", true);
    await giveWay();
    hush();
    setProblem(null);
    setMoved(true);
    setStarted(true);
    setStep(target);
  }

  function answer(name: string, text: string) {
    unsent.current = false;
    latest.current = { ...latest.current, answers: { ...latest.current.answers, [name]: text } };
    setAnswers(latest.current.answers);
    setProblem(null);
  }

  /** A radio was chosen by hand: after a moment the step goes on by itself if it is complete and not the last. */
  function picked() {
    const from = latest.current.step;
    setTimeout(() => {
      const { step: now, answers: given } = latest.current;
      const waits = now !== from || now === questions.length - 1 || stepProblem(questions, now, given) !== null;
      if (!waits) void goTo(now + 1);
    }, PICK_PAUSE_MS);
  }

  function next() {
    const { step: now, answers: given } = latest.current;
    const found = stepProblem(questions, now, given);
    if (found) setProblem(found);
    else if (now < questions.length - 1) void goTo(now + 1);
    else void send();
  }

  async function send() {
    hush();
    setSending(true);
    const { answers: given, step: now } = latest.current;
    const query = new URLSearchParams(location.search);
    const submission = surveySubmission({
      answer: answerPayload(questions, given),
      formId: data.formId,
      query,
      language: site.language,
      region: site.region,
    });
    const result = await calls.submitSurvey(submission);
    setSending(false);
    if (result.kind === "answered" && result.status === 201 && "insertedId" in result.body) {
      unsent.current = false;
      const address = responseAddress(site.region, data.formId, result.body.insertedId, query);
      keep(data.formId, { step: -1, answers: given, sent: address });
      location.assign(address);
      return;
    }
    if (result.kind !== "answered") {
      unsent.current = true;
      keep(data.formId, { step: now, answers: given, unsent: true });
      toast("error", t("errorPosting"));
      if (!navigator.onLine) setProblem({ kind: "offline", field: "" });
      return;
    }
    unsent.current = false;
    if ("message" in result.body && result.body.step !== undefined) {
      await goTo(result.body.step);
      setProblem({ kind: "said", field: result.body.field ?? "", text: result.body.message });
    }
    toast("error", t("requestFailed"));
  }

  /** The questions in another language: call 1 again, since a stored form carries its own words. */
  const reword = useCallback(
    async (language: Language) => {
      const result = await calls.getSurveyForms();
      const form = result.kind === "answered" && result.status === 200 ? result.body[0] : undefined;
      if (!form) return;
      // Only a change of language needs this: the first tap does not wait for it.
      const words = await import("#content/survey/localise.ts").catch(() => null);
      if (words) setQuestions(words.shownQuestions(form as SurveyForm, language, site.region));
    },
    [calls, site.region],
  );

  /** Back in the browser's history where the entry before is the question before, so that its back button does not pass it twice. */
  function back() {
    if (history.state?.step === step && history.state.from === step - 1) history.back();
    else void goTo(step - 1);
  }

  /** What is wrong, in the page's language. */
  const said = problem && (problem.kind === "said" ? problem.text : t(PROBLEM_WORDS[problem.kind], problem));
  // biome-ignore format: one line each for what is shown and what is done
  return {
    step, started, sent, questions, answers, problem, said, sending, moved,
    start, next, back, answer, picked, reword,
  };
}

/** Values that stand in the first step's inputs, typed before React was there. */
function typedSoFar(): Answers {
  const form = document.querySelector<HTMLFormElement>("#step");
  if (!form) return {};
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "",
  );
  return Object.fromEntries(pairs);
}
