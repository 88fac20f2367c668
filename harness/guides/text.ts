import type { SampleAnswers } from "#portal/contract/guides/proof/find-way.ts";
import type { CaseResult } from "#portal/contract/guides/proof/try-case.ts";
import { changesAsText } from "./changes.ts";
import { type GuideReport, wireVerdict } from "./examine.ts";

/** Writes a report for people. */
export function toText({ id, language, name, proven, findings, changes }: GuideReport): string {
  return [
    `${name} · ${id} ${language}`,
    ...(proven ? provenAsText(proven) : ["  It cannot be shown as a guide."]),
    ...(changes ? changesAsText(changes) : []),
    ...findings.flatMap(({ code, humanPath, message, fix }) => [
      `  ✗ ${humanPath.en}`,
      `    ${message.en} ${fix.en}`,
      `    ${code}`,
    ]),
    "",
  ].join("\n");
}

function provenAsText({ proof, cases }: NonNullable<GuideReport["proven"]>): string[] {
  const { ways, states, isComplete, waysToNothing, nothing, results, idle, unanswerable } = proof;
  const failed = cases.filter(({ isPassed }) => !isPassed).length;
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join(", ");
  const count = (number: number) => number.toLocaleString("en");
  const counted = isComplete ? `${count(ways)} ways in ${count(states)} states` : "too many ways to count";
  const toNothing = isComplete ? `${count(waysToNothing)} ways` : "Ways";
  return [
    `  ${counted}, ${cases.length} expert cases${failed > 0 ? `, failed: ${failed}` : ""}`,
    ...results.map(({ key, samples }) => {
      const got = (["yes", "maybe", "no"] as const).flatMap((verdict) => {
        const sample = samples[verdict];
        return sample ? [`${wireVerdict(verdict)} (${given(sample)})`] : [];
      });
      return `  ${key}: ${got.join(" · ")}`;
    }),
    ...(nothing.sample ? [`  ${toNothing} to nothing, such as (${given(nothing.sample)})`] : []),
    ...(idle.length > 0 ? [`  Never asked: ${keys(idle)}`] : []),
    ...(unanswerable.length > 0 ? [`  Without a right answer: ${keys(unanswerable)}`] : []),
    ...cases.map((own) => (own.isPassed ? `  ✓ ${own.name}` : `  ✗ ${own.name} → ${outcome(own)}`)),
  ];
}

function outcome({ stuckAt, results }: CaseResult): string {
  if (stuckAt) return `no answer to ${stuckAt.key}`;
  const failed = results.filter(({ expected, reached }) => expected !== reached);
  const each = failed.map(({ result, expected, reached }) =>
    reached ? `${result}: ${wireVerdict(reached)}, not ${wireVerdict(expected)}` : `${result} is no result`,
  );
  return each.join(", ");
}

function given(sample: SampleAnswers): string {
  return Object.entries(sample)
    .map(([question, answer]) => `${question}: ${answer}`)
    .join(", ");
}
