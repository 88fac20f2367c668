import { join } from "node:path";
import { expect, test } from "vitest";
import type { Draft } from "#harness/stories/sources/draft.ts";
import { readStories } from "#harness/stories/sources/stories.ts";
import type { GuideProgress } from "#schemas/guides/progress/guide-progress.ts";
import { proveGuide } from "#schemas/guides/proof/prove-guide.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import type { EntitlementGuide } from "#schemas/structures/entitlement-guide.ts";

const stories = await readStories(join(import.meta.dirname, "../../../fixtures"));
const shown = stories.filter(({ group }) => group === "guide-question" || group === "guide-result");
const fileOf = ({ fixture }: Pick<Draft, "fixture">) => fixture?.replace(/^.*\/|\.\w+\.json$/g, "") ?? "";
const guides = [...Map.groupBy(shown, fileOf)].map(([name, own]) => {
  const props = own.map((story) => story.props as { view: EntitlementGuide; guide: GuideProgress });
  const [first] = props;
  if (!first) throw new Error(`${name} has no stories`);
  return { name, view: first.view, progresses: props.map(({ guide }) => guide) };
});

test("each guide has stories, not many and in all languages", () => {
  const starts = stories.filter(({ group, fixture }) => group === "entitlement-guide" && fixture?.startsWith("mpsv/"));
  expect(starts.length).toBeGreaterThan(0);
  expect(new Set(shown.map(fileOf))).toEqual(new Set(starts.map(fileOf)));
  expect(shown.length).toBeLessThanOrEqual(60);
  for (const [, own] of Map.groupBy(shown, fileOf))
    expect(new Set(own.map(({ language }) => language))).toEqual(new Set(languageCodes));
});

test("each question of each guide is shown with its error, and one of each kind empty", () => {
  const kinds = new Set<string>();
  for (const { name, view, progresses } of guides) {
    const questions = progresses.flatMap((progress) => (progress.kind === "question" ? [progress] : []));
    const wrong = questions.filter(({ state }) => state.problems.length > 0);
    expect(new Set(wrong.map(({ question }) => question.key)), name).toEqual(
      new Set(view.questions.map(({ key }) => key)),
    );
    for (const { question, state } of questions) if (state.problems.length === 0) kinds.add(question.kind);
  }
  expect(kinds).toEqual(new Set(guides.flatMap(({ view }) => view.questions.map(({ kind }) => kind))));
});

test("each result of each guide is shown with every verdict that somebody gets, and so is no entitlement", () => {
  for (const { name, view, progresses } of guides) {
    const results = progresses.flatMap((progress) => (progress.kind === "result" ? [progress.results] : []));
    const { nothing, results: proved } = proveGuide(view);
    for (const [at, { key, samples }] of proved.entries()) {
      const possible = Object.entries(samples).flatMap(([verdict, sample]) => (sample ? [verdict] : []));
      expect(new Set(results.map((all) => all[at]?.verdict)), `${name} ${key}`).toEqual(new Set(possible));
    }
    const isEmpty = results.some((all) => all.every(({ verdict }) => verdict === "no"));
    expect(isEmpty, name).toBe(nothing.sample !== null);
  }
});
