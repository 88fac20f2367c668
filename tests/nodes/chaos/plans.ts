import type { Random } from "#harness/content/random.ts";
import type { Question } from "#schemas/forms/definition/question.ts";
import { answerPaths } from "#schemas/forms/paths/answer-paths.ts";
import { formsOfFixtures, pagesOf } from "../../renderer/forms/forms-of-fixtures.ts";

/** Day on which all answers are right. */
export const today = "2026-11-20";

export type PlannedPage = ReturnType<typeof pagesOf>[number];

/** The answers that a visitor is going to give, page by page. */
export interface Plan {
  start: string;
  /** True for a visitor who fills in the form with an account. */
  hasAccount: boolean;
  pages: readonly PlannedPage[];
}

const forms = formsOfFixtures.map(({ start, takesAccount, form }) => {
  const { paths } = answerPaths(form, today);
  return { start, hasAccount: takesAccount, paths: paths.filter(({ walk }) => walk.exit === null) };
});

/** Picks a form, and a path through it that ends with a submission. */
export function pickPlan(random: Random): Plan {
  const { start, hasAccount, paths } = random.pick(forms);
  return { start, hasAccount, pages: pagesOf(start, random.pick(paths)) };
}

/** Characters of a mark, by which the answers that were sent together are found again. */
const markLength = 10;

/** A text of its own for every page that is sent. */
export function markOf(visitor: number, count: number): string {
  return `v${visitor}x${count}`.padEnd(markLength, "z");
}

/** True for a question that takes a mark as its answer. */
function takesMark({ kind, limits }: Question): boolean {
  const { format, orFormat, andFormat, sameAs, copied } = limits;
  const isFree = [format, orFormat, andFormat, sameAs, copied].every((limit) => limit === null);
  return (
    (kind === "text" || kind === "area") &&
    isFree &&
    (limits.minLength ?? 0) <= markLength &&
    limits.length >= markLength
  );
}

/** The answers of a page with a mark in each one that takes any text; empty ones stay empty. */
export function markedAnswers({ questions, typed }: PlannedPage, mark: string): PlannedPage["typed"] {
  const free = new Set(questions.filter(takesMark).map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(typed).map(([key, values]) => [key, free.has(key) && values.length > 0 ? [mark] : values]),
  );
}

/** The marks among the answers of a page. */
export function marksIn(typed: PlannedPage["typed"]): string[] {
  return Object.values(typed).flatMap((values) => values.filter((value) => /^v\d+x\d+z*$/.test(value)));
}
