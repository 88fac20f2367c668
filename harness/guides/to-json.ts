import type { Verdict } from "#portal/contract/guides/logic/decision-diagram.ts";
import type { SampleAnswers } from "#portal/contract/guides/proof/find-way.ts";
import type { CaseResult } from "#portal/contract/guides/proof/try-case.ts";
import { type GuideReport, wireVerdict } from "./examine.ts";

/** Returns a report for programs, with keys and verdicts as the CMS has them. */
export function toJson({ id, language, name, proven, findings, changes }: GuideReport) {
  return {
    id,
    language,
    name,
    ...(proven && {
      ...waysOf(proven.proof),
      results: proven.proof.results.map(({ key, samples }) => ({ key, verdicts: verdictsOf(samples) })),
      cases: proven.cases.map(caseOf),
    }),
    findings: findings.map(({ code, severity, pointer, message }) => ({
      code,
      severity,
      pointer,
      message: message.en,
    })),
    ...(changes && { changes: typeof changes === "string" ? changes : changesOf(changes) }),
  };
}

export function waysOf(proof: NonNullable<GuideReport["proven"]>["proof"]) {
  const { ways, states, isComplete, waysToNothing, nothing, isProven, idle, unanswerable, tooComplex } = proof;
  return {
    // Null for more ways than were counted.
    ways: isComplete ? { count: ways, states, toNothing: waysToNothing } : null,
    sampleToNothing: nothing.sample,
    isProven: isProven && tooComplex.length === 0,
    neverAsked: idle.map(({ key }) => key),
    withoutRightAnswer: unanswerable.map(({ key }) => key),
    tooComplex,
  };
}

/** Returns sample answers by verdict; null for a verdict that nobody gets. */
export function verdictsOf(samples: Readonly<Record<Verdict, SampleAnswers | null>>) {
  const { yes, maybe, no } = samples;
  return { ano: yes, mozna: maybe, ne: no };
}

export function caseOf({ name, answers, stuckAt, results, isPassed }: CaseResult) {
  return {
    name,
    isPassed,
    answers,
    stuckAt: stuckAt?.key ?? null,
    results: results.map(({ result, expected, reached }) => ({
      result,
      expected: wireVerdict(expected),
      reached: reached && wireVerdict(reached),
    })),
  };
}

export function changesOf({ changes, total, isCut }: Exclude<NonNullable<GuideReport["changes"]>, string>) {
  const listed = changes.map(({ from, to, ...change }) => ({
    ...change,
    from: wireVerdict(from),
    to: wireVerdict(to),
  }));
  return { changes: listed, total, isCut };
}
