import { expect, test } from "vitest";
import { rules } from "#checks/rules/registry.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { subjectOf } from "../../checks/rules/example-subject.ts";
import { type Answers, completions, type Guide, judge, randomGuide, type Verdict, valuesOf } from "./hostile-oracle.ts";

const seeds = Array.from({ length: 150 }, (_, seed) => seed + 5000);
const order: Verdict[] = ["no", "maybe", "yes"];

function foundIn(guide: Guide): string[] {
  const subject = subjectOf({ structure: "pruvodce-narokem", data: { ...guide } });
  return rules
    .filter(({ code }) => code.startsWith("guide."))
    .flatMap((rule) => [...rule.check(subject)].map(({ path }) => `${rule.code} ${toPointer(path)}`));
}

/** The findings that checks have to report, found by trying every answer. */
function expectedOf(guide: Guide) {
  const sets = completions(guide, new Map());
  const judged = sets.map((answers) => judge(guide, answers));
  const ofResult = guide.vysledky.map((_, at) => new Set(judged.map((each) => each[at])));
  const isIdle = (key: string) => {
    const question = guide.otazky.find(({ klic }) => klic === key);
    if (!question) return true;
    const values = valuesOf(guide, question);
    return sets.every((answers) => {
      const verdicts = new Set(values.map((value) => judge(guide, new Map([...answers, [key, value]])).join()));
      return verdicts.size === 1;
    });
  };
  const breaks = (at: number, key: string, smer: string) => {
    const question = guide.otazky.find(({ klic }) => klic === key);
    if (!question) return false;
    const values = valuesOf(guide, question).toSorted((one, other) => Number(one) - Number(other));
    return sets.some((answers: Answers) => {
      const ranks = values.map((value) => order.indexOf(judge(guide, new Map([...answers, [key, value]]))[at] ?? "no"));
      return ranks.some(
        (rank, index) =>
          index > 0 && (smer === "roste" ? rank < (ranks[index - 1] ?? 0) : rank > (ranks[index - 1] ?? 0)),
      );
    });
  };
  return {
    unreachable: guide.vysledky.flatMap((_, at) => (ofResult[at]?.size === 1 && ofResult[at]?.has("no") ? [at] : [])),
    always: guide.vysledky.flatMap((_, at) => (ofResult[at]?.size === 1 && ofResult[at]?.has("yes") ? [at] : [])),
    idle: guide.otazky.flatMap(({ klic }, at) => (isIdle(klic) ? [at] : [])),
    trends: guide.vysledky.flatMap(({ smery = [] }, at) =>
      smery.some(({ otazka, smer }) => breaks(at, otazka, smer)) ? [at] : [],
    ),
    nothing: guide.bezNaroku === null && judged.some((each) => each.every((verdict) => verdict === "no")),
  };
}

const numbersOf = (found: string[], code: string) =>
  [
    ...new Set(
      found
        .filter((each) => each.startsWith(`${code} `))
        .map((each) => Number(/\/(?:vysledky|otazky)\/(\d+)/.exec(each)?.[1])),
    ),
  ].toSorted();

test.each(seeds)(
  "checks find in guide %i exactly what trying every answer finds",
  (seed) => {
    const guide = randomGuide(seed);
    const found = foundIn(guide);
    const { idle, ...expected } = expectedOf(guide);
    const isClean = !found.some((each) => /^guide\.(unreachable|always|criterion-idle)/.test(each));
    const needless = numbersOf(found, "guide.question-idle");
    // Questions of a result that is reported itself need not be reported as well.
    if (isClean) expect(needless).toEqual(idle);
    else expect(idle).toEqual(expect.arrayContaining(needless));
    expect({
      unreachable: numbersOf(found, "guide.unreachable"),
      always: numbersOf(found, "guide.always"),
      trends: numbersOf(found, "guide.trend"),
      nothing: found.some((each) => each.startsWith("guide.nothing")),
    }).toEqual(expected);
  },
  60_000,
);
