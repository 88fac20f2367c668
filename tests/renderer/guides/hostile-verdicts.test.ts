import { expect, test } from "vitest";
import {
  type Guide,
  judgeKnown,
  type Question,
  type Result,
  type Rule,
  randomFrom,
  randomGuide,
  type Test,
  valuesOf,
} from "../../schemas/guides/hostile-oracle.ts";
import { guide as recordOf, startGuide } from "./hostile-portal.ts";

const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1000);

/** Answers what the page asks; returns what was answered, and the verdicts. */
async function walk(open: ReturnType<typeof startGuide>["open"], guide: Guide, seed: number, round: number) {
  const random = randomFrom(seed * 100 + round);
  const share = round % 3;
  const answers = new Map(
    guide.otazky.map((question) => {
      const values = valuesOf(guide, question);
      const value = values[random(values.length)] ?? "";
      return [question.klic, !question.bezNevim && share > 0 && random(3) < share ? "nevim" : value];
    }),
  );
  const given: string[] = [];
  const order: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    const { asked, verdicts, hasUnusable } = await open(given);
    if (verdicts) return { given, verdicts, order, hasUnusable };
    order.push(asked);
    given.push(`${asked}:${answers.get(asked)}`);
  }
  throw new Error(`no end: ${given.join(" ")}`);
}

test.each(seeds)(
  "guide %i comes to what its rules say, however it is answered",
  async (seed) => {
    const guide = randomGuide(seed);
    const { open } = startGuide([recordOf(guide.otazky, guide.vysledky, { bezNaroku: guide.bezNaroku })]);
    for (let round = 0; round < 9; round += 1) {
      const { given, verdicts, order, hasUnusable } = await walk(open, guide, seed, round);
      const known = new Map(
        given.map((each) => each.split(":") as [string, string]).filter(([, value]) => value !== "nevim"),
      );
      expect(new Set(order).size, "each question is asked once").toBe(order.length);
      expect({ seed, given, verdicts, hasUnusable }).toEqual({
        seed,
        given,
        verdicts: judgeKnown(guide, known),
        hasUnusable: false,
      });
    }
  },
  60_000,
);

/** Puts faults into a guide, and returns what is left of its rules by docs/guides.md. */
function withFaults(guide: Guide, seed: number): { faulty: Guide; meant: Guide } {
  const random = randomFrom(seed * 7 + 3);
  const broken = (rule: Rule): Rule => {
    const faults: Test[] = [
      { pole: "kraj", vztah: "je", hodnota: "ano" },
      { pole: "q0", vztah: "vetsi", hodnota: "1" },
      { pole: "q0", vztah: "je", hodnota: "nevim" },
      { pole: "q0", vztah: "nejmene", hodnota: "hodně" },
    ];
    const fault = faults[random(faults.length)] ?? { pole: "x", vztah: "je" };
    if (rule.skupiny && random(2)) {
      const at = random(rule.skupiny.length);
      return {
        ...rule,
        skupiny: rule.skupiny.map((each, index) =>
          index === at ? { ...each, podminky: [...each.podminky, fault] } : each,
        ),
      };
    }
    return { ...rule, podminky: [...(rule.podminky ?? []), fault] };
  };
  const wrong = new Set<string>();
  const isAbout = (rule: Rule) =>
    [...(rule.podminky ?? []), ...(rule.skupiny ?? []).flatMap(({ podminky }) => podminky)].some(({ pole }) =>
      wrong.has(pole),
    );
  const faultyQuestions: Question[] = [];
  const meantQuestions: Question[] = [];
  for (const { kdyz, ...question } of guide.otazky) {
    const hasFault = kdyz !== undefined && random(3) === 0;
    if (kdyz && (hasFault || isAbout(kdyz))) wrong.add(question.klic);
    faultyQuestions.push({ ...question, ...(kdyz && { kdyz: hasFault ? broken(kdyz) : kdyz }) });
    meantQuestions.push({ ...question, ...(kdyz && !wrong.has(question.klic) && { kdyz }) });
  }
  const faultyResults: Result[] = [];
  const meantResults: Result[] = [];
  for (const { kriteria, ...rest } of guide.vysledky) {
    const both = kriteria.map(({ kdyz, popis }) => {
      const hasFault = kdyz !== undefined && random(4) === 0;
      const isLeft = hasFault || (kdyz !== undefined && isAbout(kdyz));
      return {
        faulty: { popis, ...(kdyz && { kdyz: hasFault ? broken(kdyz) : kdyz }) },
        meant: { popis, ...(kdyz && !isLeft && { kdyz }) },
      };
    });
    faultyResults.push({ ...rest, kriteria: both.map(({ faulty }) => faulty) });
    meantResults.push({ ...rest, kriteria: both.map(({ meant }) => meant) });
  }
  return {
    faulty: { ...guide, otazky: faultyQuestions, vysledky: faultyResults },
    meant: { ...guide, otazky: meantQuestions, vysledky: meantResults },
  };
}

test.each(seeds)(
  "guide %i with faults leaves to the office exactly what they touch",
  async (seed) => {
    const { faulty, meant } = withFaults(randomGuide(seed + 500), seed);
    const { open } = startGuide([recordOf(faulty.otazky, faulty.vysledky, { bezNaroku: faulty.bezNaroku })]);
    for (let round = 0; round < 6; round += 1) {
      const { given, verdicts } = await walk(open, meant, seed, round);
      const known = new Map(
        given.map((each) => each.split(":") as [string, string]).filter(([, value]) => value !== "nevim"),
      );
      expect({ seed, given, verdicts }).toEqual({ seed, given, verdicts: judgeKnown(meant, known) });
    }
  },
  60_000,
);
