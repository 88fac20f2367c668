import { testsIn } from "#schemas/forms/definition/condition.ts";
import { emptyForm, type FormState } from "#schemas/forms/form-state.ts";
import { answerParameter } from "#schemas/forms/submission.ts";
import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import type { Verdict } from "#schemas/guides/logic/decision-diagram.ts";
import { type GuideRules, logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { type GuideAnswers, type GuideWalk, walkGuide } from "#schemas/guides/logic/walk-guide.ts";
import { answersQuery, writeAnswers } from "./guide-answers.ts";

/** An answer that was taken, and the address where it is given anew. */
export interface TakenAnswer {
  question: GuideQuestion;
  /** Null for "I do not know". */
  answer: string | null;
  href: string;
}

export interface JudgedCriterion {
  verdict: Verdict;
  /** The answers that it depends on. */
  answers: readonly TakenAnswer[];
}

/** Progress of a visitor in a guide, as its page shows it. */
export type GuideProgress = {
  /** Address of the guide's first page, with the parameters that addresses keep. */
  start: string;
  answered: readonly TakenAnswer[];
  /** The answers in the address, for the same page in another language; empty when they are kept. */
  query: string;
  /** True when answers in the address could not be used. */
  hasUnusable: boolean;
  /** Address that deletes kept answers and leads away; null when none are kept. */
  leave: string | null;
} & (
  | {
      kind: "question";
      question: GuideQuestion;
      /** Number of the question, counted from 1, and how many there are at most. */
      position: { number: number; most: number };
      /** How the answer is sent: into the address, or to be kept. */
      method: "get" | "post";
      action: string;
      /** Fields that are sent along: the other answers, and other parameters of the address. */
      sentAlong: readonly (readonly [name: string, value: string])[];
      state: FormState;
    }
  | {
      kind: "result";
      /** In the order of the guide's results. */
      results: readonly { verdict: Verdict; criteria: readonly JudgedCriterion[]; formQuery: string }[];
    }
);

export interface GuideInput {
  guide: GuideRules;
  answers: GuideAnswers;
  /** Address of the guide's first page. */
  start: string;
  /** Other parameters that addresses keep, such as the token of a preview. */
  extra: readonly (readonly [name: string, value: string])[];
  /** Addresses of the pages that keep answers; null when answers are in the address. */
  kept: { questions: string; leave: string } | null;
  hasUnusable?: boolean;
  /** The answer to the open question that could not be taken, with its problems. */
  state?: FormState;
}

/** Returns the open question, or the result of the answers. */
export function guideProgress(input: GuideInput): GuideProgress {
  const { guide, answers, start, kept, extra, hasUnusable = false, state = emptyForm } = input;
  const walk = walkGuide(logicOf(guide), answers);
  const answered = walk.answered.map(({ question, answer }) => ({
    question,
    answer,
    href: changeHref(input, question),
  }));
  const query = kept ? "" : answersQuery(answers);
  const shared = {
    start: addressWith(start, new Map(), extra),
    answered,
    query,
    hasUnusable,
    leave: kept?.leave ?? null,
  };
  if (walk.open) {
    const number = answered.length + 1;
    return {
      ...shared,
      kind: "question",
      question: walk.open,
      position: { number, most: answered.length + walk.left },
      method: kept ? "post" : "get",
      action: kept ? `${kept.questions}/${walk.open.key}` : start,
      sentAlong: kept ? [] : [...writeAnswers(answers).map((answer) => [answerParameter, answer] as const), ...extra],
      state,
    };
  }
  return { ...shared, kind: "result", results: judge(guide, walk, answered, kept === null) };
}

function judge({ results }: GuideRules, walk: GuideWalk, answered: readonly TakenAnswer[], isAddressed: boolean) {
  const formQuery = isAddressed ? answersQuery(impersonal(walk)) : "";
  return results.map(({ criteria }, at) => ({
    verdict: walk.results[at]?.verdict ?? "maybe",
    criteria: criteria.map(({ when }, index) => {
      const keys = new Set(testsIn(when).map(({ question }) => question));
      return {
        verdict: walk.results[at]?.criteria[index] ?? "maybe",
        answers: answered.filter(({ question }) => keys.has(question.key)),
      };
    }),
    formQuery,
  }));
}

/** Choices say nothing about a person; they may begin a form, numbers may not. */
function impersonal({ answered }: GuideWalk): GuideAnswers {
  const chosen = answered.filter(({ question: { kind }, answer }) => (kind === "choice" || kind === "yesNo") && answer);
  return new Map(chosen.map(({ question, answer }) => [question.key, answer]));
}

/** The address of the same answers without the one to a question, which is asked anew. */
function changeHref({ answers, start, kept, extra }: GuideInput, { key }: GuideQuestion): string {
  if (kept) return `${kept.questions}/${key}`;
  return addressWith(start, new Map([...answers].filter(([question]) => question !== key)), extra);
}

/** Returns the address of a guide with answers and other parameters. */
export function addressWith(start: string, answers: GuideAnswers, extra: GuideInput["extra"]): string {
  const others = new URLSearchParams(extra.map((pair) => [...pair])).toString();
  const query = [answersQuery(answers), others].filter(Boolean).join("&");
  return query ? `${start}?${query}` : start;
}
