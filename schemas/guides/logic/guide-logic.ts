import { type Condition, type Test, testsIn } from "#schemas/forms/definition/condition.ts";
import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import type { ResultRules } from "#schemas/guides/definition/guide-result.ts";
import { memo } from "#schemas/parse/memo.ts";
import { comparable, type Region, regionsOf } from "./answer-regions.ts";
import {
  createDiagrams,
  type Diagram,
  type Diagrams,
  opposite,
  TooManyForks,
  type Verdict,
} from "./decision-diagram.ts";

/** The parts of a guide that decide what a visitor is entitled to. */
export interface GuideRules {
  questions: readonly GuideQuestion[];
  results: readonly ResultRules[];
}

export interface AskedQuestion {
  question: GuideQuestion;
  /** All tests of its answers. */
  tests: readonly Test[];
  regions: readonly Region[];
}

export interface ResultLogic {
  /** The criteria together. */
  rule: Diagram;
  /** Each criterion; one that the office decides may be met. */
  criteria: readonly Diagram[];
}

export interface GuideLogic {
  questions: readonly AskedQuestion[];
  results: readonly ResultLogic[];
  /** Keys of the results whose rules are too complex to follow; they may always be met. */
  tooComplex: readonly string[];
}

/** Returns the rules of a guide as diagrams over the regions of its answers. */
export const logicOf = memo((guide: GuideRules): GuideLogic => compileGuides([guide])[0] ?? empty);

const empty: GuideLogic = { questions: [], results: [], tooComplex: [] };

/** Returns the logic of guides with the same questions; what they share are the same objects, so that they can be compared. */
export function compileGuides(guides: readonly GuideRules[]): GuideLogic[] {
  const tests = Map.groupBy(guides.flatMap(testsOf), ({ question }) => question);
  const diagrams = createDiagrams();
  return guides.map((guide) => {
    const questions = guide.questions.map((question) => {
      const own = distinct((tests.get(question.key) ?? []).map((test) => comparable(question, test)));
      return { question, tests: own, regions: regionsOf(question, own) };
    });
    const positions = new Map(questions.map(({ question }, at) => [question.key, at]));
    const shown: Diagram[] = [];
    const toDiagram = (when: Condition) => conditionOf(when, { diagrams, questions, positions, shown });
    const tooComplex: string[] = [];
    for (const { question } of questions) {
      const compiled = withinLimits(() => (question.when ? toDiagram(question.when) : "yes"));
      shown.push(compiled ?? "yes");
    }
    const results = guide.results.map(({ key, criteria }) => {
      const compiled = withinLimits(() => {
        const parts = criteria.map(({ when }) => (when ? toDiagram(when) : "maybe"));
        return { rule: diagrams.join("all", parts), criteria: parts };
      });
      if (!compiled) tooComplex.push(key);
      return compiled ?? { rule: "maybe" as const, criteria: criteria.map((): Verdict => "maybe") };
    });
    return { questions, results, tooComplex };
  });
}

/** Returns null when the rule needs too many forks. */
function withinLimits<Result>(compile: () => Result): Result | null {
  try {
    return compile();
  } catch (error) {
    if (error instanceof TooManyForks) return null;
    throw error;
  }
}

function testsOf({ questions, results }: GuideRules): Test[] {
  const conditions = [...questions, ...results.flatMap(({ criteria }) => criteria)];
  return conditions.flatMap(({ when }) => testsIn(when));
}

function distinct(tests: readonly Test[]): Test[] {
  return [...new Map(tests.map((test) => [`${test.relation} ${test.value}`, test])).values()];
}

interface Around {
  diagrams: Diagrams;
  questions: readonly AskedQuestion[];
  positions: ReadonlyMap<string, number>;
  /** When each question is asked, as far as that is known. */
  shown: readonly Diagram[];
}

function conditionOf({ join, tests, groups }: Condition, around: Around): Diagram {
  const { diagrams } = around;
  const ofGroups = groups.map((group) => {
    const rule = diagrams.join(
      group.join,
      group.tests.map((test) => testOf(test, around)),
    );
    return group.isNegated ? diagrams.convert(rule, opposite) : rule;
  });
  return diagrams.join(join, [...tests.map((test) => testOf(test, around)), ...ofGroups]);
}

/** A test of a question that is not asked fails. */
function testOf(test: Test, { diagrams, questions, positions, shown }: Around): Diagram {
  const at = positions.get(test.question) ?? -1;
  const asked = questions[at];
  if (!asked) return "maybe";
  const own = comparable(asked.question, test);
  const index = asked.tests.findIndex(({ relation, value }) => relation === own.relation && value === own.value);
  const branches = asked.regions.map(({ met }): Verdict => (met[index] ? "yes" : "no"));
  return diagrams.join("all", [shown[at] ?? "yes", diagrams.fork(at, branches)]);
}
