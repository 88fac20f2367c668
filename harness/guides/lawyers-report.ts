import { createHash } from "node:crypto";
import { labelOf } from "#harness/forms/graph.ts";
import { logicOf } from "#portal/contract/guides/logic/guide-logic.ts";
import { rangesOf } from "#portal/contract/guides/proof/compare-guides.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { wallClock } from "#portal/contract/time/dates.ts";
import { type Period, periodAt } from "#portal/contract/values/shared/shared-value.ts";
import { usedKeys } from "#portal/contract/values/shared/used-keys.ts";
import type { GuideReport } from "./examine.ts";
import { caseOf, changesOf, verdictsOf, waysOf } from "./to-json.ts";

interface About {
  /** Time of the proof, in milliseconds. */
  now: number;
  /** Version of the portal. */
  portal: string;
  /** Folder or address of the content. */
  source: string;
}

/** Returns a report for lawyers as JSON: what was proven, on which day and with which values. */
export function lawyersReport(reports: readonly GuideReport[], { now, portal, source }: About): string {
  const guides = reports.map((report) => guideOf(report, now));
  return `${JSON.stringify({ format: 1, kind: "guide-proof", day: wallClock(now).date, portal, source, guides }, null, 2)}\n`;
}

function guideOf(report: GuideReport, now: number) {
  const { id, language, name, item, proven, findings, changes } = report;
  return {
    id,
    language,
    name,
    sha256: createHash("sha256")
      .update(item.text ?? JSON.stringify(item.record))
      .digest("hex"),
    values: valuesOf(report, now),
    ...(proven && {
      ...waysOf(proven.proof),
      questions: questionsOf(proven),
      results: resultsOf(proven),
      cases: proven.cases.map(caseOf),
    }),
    findings: findings.map(({ code, severity, pointer, message }) => ({ code, severity, pointer, message })),
    ...(changes && { changes: typeof changes === "string" ? changes : changesOf(changes) }),
  };
}

type Proven = NonNullable<GuideReport["proven"]>;

function questionsOf({ guide }: Proven) {
  return logicOf(guide).questions.map(({ question, regions, tests }) => ({
    key: question.key,
    text: question.label,
    kind: question.kind,
    mayBeUnknown: question.mayBeUnknown,
    condition: question.when && labelOf(question.when),
    // Answers of one region are the same to all rules.
    regions: regions.map((_, at) => rangesOf({ question, regions, tests }, [at])),
  }));
}

function resultsOf({ guide, proof }: Proven) {
  return guide.results.map(({ key, name, criteria }, at) => ({
    key,
    name,
    verdicts: verdictsOf(proof.results[at]?.samples ?? { yes: null, maybe: null, no: null }),
    criteria: criteria.map(({ text, when }, index) => ({
      text,
      decidedBy: when ? "answers" : "office",
      condition: when && labelOf(when),
      law: guide.laws[at]?.[index] ?? null,
    })),
  }));
}

/** Returns the shared values that conditions compare with. */
function valuesOf({ item, values }: GuideReport, now: number) {
  const used = isRecord(item.record) ? usedKeys(item.record).filter(({ path }) => path.includes("kdyz")) : [];
  const byReference = new Map(used.map((each) => [`${each.key} ${each.at}`, each]));
  return [...byReference.values()].map(({ key, at }) => {
    const value = values.find(key);
    const period = value && periodAt(value, at ?? now);
    return { key, name: value?.name ?? null, ...(period ? periodOf(period) : { value: null }) };
  });
}

function periodOf({ amount, from, until, source }: Period) {
  // The last day of a period is the one before its end.
  const last = until === null ? null : wallClock(until - 1).date;
  return { value: amount, from: wallClock(from).date, to: last, source };
}
