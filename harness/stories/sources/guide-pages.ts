import type { GuideQuestion } from "#portal/contract/guides/definition/guide-question.ts";
import { isNumeric } from "#portal/contract/guides/logic/answer-regions.ts";
import { logicOf } from "#portal/contract/guides/logic/guide-logic.ts";
import { readAnswers, unknownAnswer } from "#portal/contract/guides/progress/guide-answers.ts";
import { keptAddresses } from "#portal/contract/guides/progress/guide-fields.ts";
import { type GuideInput, type GuideProgress, guideProgress } from "#portal/contract/guides/progress/guide-progress.ts";
import type { SampleAnswers } from "#portal/contract/guides/proof/find-way.ts";
import { factsOf, type GuideFacts } from "#portal/contract/guides/proof/guide-facts.ts";
import type { Page } from "#portal/contract/parse/parse-page.ts";
import type { TypedView } from "#portal/contract/parse/parse-structure.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { themeOf } from "#portal/contract/site/web.ts";
import type { EntitlementGuide } from "#portal/contract/structures/entitlement-guide.ts";
import { answerProblem } from "#portal/guides/sent-answer.ts";
import type { Draft } from "./draft.ts";
import type { RecordedSite } from "./recorded-site.ts";

type StoryPage = { fixture: string; site: RecordedSite; page: Page };

/** Returns what visitors see of a guide on its first page; nothing for other pages. */
export function guideProps(page: TypedView): { guide?: GuideProgress | null } {
  if (page.key !== "entitlement-guide") return {};
  return { guide: page.view.keeping === "address" ? progressOf(page.view, "/", {}) : null };
}

/**
 * Returns stories of the questions and results of guides in all languages, which take turns: each question with its error,
 * one of each kind empty, and results in which every entitlement is granted, possible and not granted.
 */
export function guideStories(pages: readonly StoryPage[]): Draft[] {
  const guides = Map.groupBy(
    pages.filter(({ page }) => page.key === "entitlement-guide"),
    ({ fixture }) => fixture.replace(/\.\w+\.json$/, ""),
  );
  const kinds = new Set<string>();
  const translated = [...guides.values()].filter(({ length }) => length === languageCodes.length);
  return translated.flatMap((versions, turn) => {
    const view = viewOf(versions[0]);
    const proof = view && factsOf(view);
    if (!view || !proof) return [];
    const questions = view.questions.flatMap(({ key, kind }, at): State[] => {
      const sample = proof.asked[at]?.sample;
      if (!sample) throw new Error(`No answers lead to the question ${key}.`);
      const isNew = kinds.size < kinds.add(kind).size;
      const states = isNew ? ([true, false] as const) : [true];
      return states.map((isWrong) => ({ name: `${key}-${isWrong ? "wrong" : "empty"}`, answers: sample, isWrong }));
    });
    const results = fewestSamples(view, proof).map((answers, at) => {
      return { name: `result-${at + 1}`, answers, isWrong: false };
    });
    return [...questions, ...results].flatMap((state, at) => {
      const language = languageCodes[(at + turn) % languageCodes.length];
      const version = versions.find(({ page }) => page.language === language) ?? versions[0];
      return version ? storyOf(version, state) : [];
    });
  });
}

interface State {
  name: string;
  answers: SampleAnswers;
  /** True when the open question was answered wrongly. */
  isWrong: boolean;
}

function storyOf({ fixture, site, page }: StoryPage, { name, answers, isWrong }: State): Draft[] {
  if (page.key !== "entitlement-guide") return [];
  const { view, language } = page;
  const start = page.alternates.find((each) => each.language === language)?.href ?? "";
  const guide = progressOf(view, start, answers, isWrong);
  const slug = fixture.replace(/^.*\/|\.\w+\.json$/g, "");
  const theme = themeOf(site.web);
  const props = { view, guide };
  return [{ group: `guide-${guide.kind}`, name: `${slug}-${name}-${language}`, language, theme, fixture, props }];
}

function progressOf(view: EntitlementGuide, start: string, given: SampleAnswers, isWrong = false): GuideProgress {
  const pairs = Object.entries(given).map(([key, value]) => `${key}:${value}`);
  const kept = view.keeping === "session" ? keptAddresses(start) : null;
  const { answers } = readAnswers(view.questions, pairs);
  const input: GuideInput = { guide: view, answers, start, extra: [], kept };
  const progress = guideProgress(input);
  if (!isWrong || progress.kind !== "question") return progress;
  return { ...progress, state: wrongState(progress.question) };
}

function wrongState(question: GuideQuestion) {
  return answerProblem(question, isNumeric(question) ? "mnoho" : "");
}

/**
 * Returns few answer sets that together lead to every verdict about every result that somebody gets; first one that leads to
 * no entitlement.
 */
function fewestSamples(view: EntitlementGuide, { results, nothing }: GuideFacts): SampleAnswers[] {
  const samples = [
    nothing.sample,
    withUnknown(view),
    ...results.flatMap((result) => Object.values(result.samples)),
  ].filter((sample) => sample !== null);
  const ends = samples.map((answers) => ({ answers, verdicts: verdictsAfter(view, answers) }));
  const chosen: SampleAnswers[] = [];
  const open = new Set(ends.flatMap(({ verdicts }) => verdicts));
  while (open.size > 0) {
    const gain = ({ verdicts }: (typeof ends)[number]) => verdicts.filter((verdict) => open.has(verdict)).length;
    const [first] = chosen.length === 0 && nothing.sample ? ends : [];
    const best = first ?? ends.toSorted((a, b) => gain(b) - gain(a))[0];
    if (!best) break;
    chosen.push(best.answers);
    for (const verdict of best.verdicts) open.delete(verdict);
  }
  return chosen;
}

/** Answers "I do not know" wherever that is offered, so that much is possible. */
function withUnknown(view: EntitlementGuide): SampleAnswers {
  const answers = logicOf(view).questions.flatMap(({ question, regions }) => {
    const answer = question.mayBeUnknown ? unknownAnswer : regions[0]?.answers[0];
    return answer === undefined ? [] : [[question.key, answer] as const];
  });
  return Object.fromEntries(answers);
}

/** The verdict about each result, with the key of the result. */
function verdictsAfter(view: EntitlementGuide, answers: SampleAnswers): string[] {
  const progress = progressOf(view, "", answers);
  if (progress.kind !== "result") throw new Error(`The answers ${JSON.stringify(answers)} lead to no result.`);
  return view.results.map(({ key }, at) => `${key} ${progress.results[at]?.verdict}`);
}

function viewOf(story: StoryPage | undefined): EntitlementGuide | null {
  return story?.page.key === "entitlement-guide" ? story.page.view : null;
}
