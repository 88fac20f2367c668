import type { Answers, AttachedFiles, StoredForm } from "#portal/contract/forms/filling/answers.ts";
import { type Filling, pageAt, stepAt, stepPage, summaryPage } from "#portal/contract/forms/filling/form-pages.ts";
import type { FormProgress } from "#portal/contract/forms/filling/progress.ts";
import { resumePage, savedPage, savePage } from "#portal/contract/forms/filling/saved-pages.ts";
import { walkStored } from "#portal/contract/forms/filling/walk.ts";
import { returnCodeField, summaryFields } from "#portal/contract/forms/form-fields.ts";
import { emptyForm, type FormState } from "#portal/contract/forms/form-state.ts";
import { type AnswerPath, answerPaths } from "#portal/contract/forms/paths/answer-paths.ts";
import type { Page } from "#portal/contract/parse/parse-page.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { themeOf } from "#portal/contract/site/web.ts";
import type { OnlineForm } from "#portal/contract/structures/form.ts";
import { wallClock } from "#portal/contract/time/dates.ts";
import type { Draft } from "./draft.ts";
import type { RecordedSite } from "./recorded-site.ts";
import { wrongStates } from "./wrong-answers.ts";

type StoryPage = { fixture: string; site: RecordedSite; page: Page };

/** Forms whose every state is shown, in Czech: one with all rules, and one with a repeated step and files. */
const whole = ["mpsv/form/dev-formular", "mpsv/form/akreditace-vzdelavaciho-kurzu"];

/**
 * Returns stories of the pages of online forms behind their first one. Of most forms each step is shown once, with a problem
 * at each question, and one exit page; the languages take turns.
 */
export function formStories(pages: readonly StoryPage[], now: number): Draft[] {
  const forms = Map.groupBy(
    pages.filter(({ page }) => page.key === "form"),
    ({ fixture }) => fixture.replace(/\.\w+\.json$/, ""),
  );
  const shown = whole.flatMap((form) => forms.get(form)?.filter(({ page }) => page.language === "cs") ?? []);
  const others = [...forms].filter(([form]) => !whole.includes(form)).map(([, versions]) => versions);
  return [
    ...shown.flatMap((page) => storiesOf(page, now, everyState)),
    ...others.flatMap((versions, index) =>
      versions.flatMap((page) => {
        const turn = index + languageCodes.indexOf(page.page.language);
        return storiesOf(page, now, (form) => statesInTurn(form, turn));
      }),
    ),
  ];
}

/** State of a page of a form: its name behind that of the form, and the page. */
type State = readonly [name: string, progress: FormProgress];

/** A form with a path to each of its steps and exit pages. */
interface Walked {
  view: OnlineForm;
  paths: readonly AnswerPath[];
  /** Returns the form filled in with the given answers. */
  fill: (answers: Answers, parts?: Partial<StoredForm>, more?: Partial<Filling>) => Filling & { stored: StoredForm };
}

function storiesOf({ fixture, site, page }: StoryPage, now: number, statesOf: (form: Walked) => State[]): Draft[] {
  if (page.key !== "form") return [];
  const { view, language } = page;
  const today = wallClock(now).date;
  const start = page.alternates.find((each) => each.language === language)?.href ?? "";
  const fill: Walked["fill"] = (answers, parts = {}, more = {}) => {
    const about = { submission: "", startedAt: now, owner: null, version: "", receipt: null, saved: null };
    const stored = { ...about, answers, files, state: "filling" as const, ...parts };
    const walk = walkStored(view, stored, today);
    const rest = { version: "", isPreview: false, sender: null, addressed: [], submissionOf: () => "" };
    return { view, start, today, ...rest, walk, ...more, stored };
  };
  const theme = themeOf(site.web);
  const slug = fixture.replace(/^.*\/|\.\w+\.json$/g, "");
  return statesOf({ view, paths: answerPaths(view, today).paths, fill }).map(([state, progress]) => {
    const { kind } = progress;
    const group = kind === "step" || kind === "summary" ? `form-${kind}` : "form-outcome";
    return { group, name: `${slug}-${state}-${language}`, language, theme, fixture, props: { view, progress } };
  });
}

/** Returns every fourth step with a problem at each question, and in every fourth turn an exit page. */
function statesInTurn(form: Walked, turn: number): State[] {
  const isNow = (at: number) => (turn + at) % languageCodes.length === 0;
  return [
    ...form.view.steps.flatMap(({ key }, at) => (isNow(at) ? wrongSteps(form, key, 1) : [])),
    ...(isNow(0) ? [...exits(form).slice(0, 1), ...prefilled(form)] : []),
  ];
}

function everyState(form: Walked): State[] {
  return [...form.view.steps.flatMap(({ key }) => stepStates(form, key)), ...exits(form), ...ends(form)];
}

function stepStates(form: Walked, key: string): State[] {
  const { answers } = pathTo(form, key);
  const step = form.view.steps.find((each) => each.key === key);
  const [entry = {}] = answers[key] ?? [];
  const at = (entry: number) => ({ kind: "step" as const, step: key, entry });
  const entries = (count: number) => form.fill({ ...answers, [key]: Array.from({ length: count }, () => entry) });
  const most = step?.repetition?.max ?? 1;
  return [
    ...wrongSteps(form, key),
    [`${key}-empty`, shownAt(form.fill(before(form, key)), at(1))],
    [`${key}-filled`, shownAt(form.fill(answers), at(1))],
    ...(most > 1
      ? ([
          [`${key}-second-of-two`, shownAt(entries(2), at(2))],
          [`${key}-another`, shownAt(entries(1), at(2))],
          [`${key}-last`, shownAt(entries(most), at(most))],
        ] as const)
      : []),
  ];
}

/** Returns a step with problems at its questions, as after it was sent. */
function wrongSteps(form: Walked, key: string, most?: number): State[] {
  const filling = form.fill(before(form, key));
  const shown = stepAt(filling, key);
  if (!shown) throw new Error(`The step ${key} is not shown by the answers that lead to it.`);
  const [right = {}] = pathTo(form, key).answers[key] ?? [];
  return wrongStates(filling, shown, right)
    .slice(0, most)
    .map((state, at) => [`${key}-wrong-${at + 1}`, stepPage(filling, shown, 1, state)]);
}

/** Returns the steps whose questions are answered from the account or the address of the page. */
function prefilled(form: Walked): State[] {
  const steps = form.view.steps.filter(({ questions }) => questions.some(({ prefill }) => prefill !== null));
  return steps.map(({ key, questions }) => {
    const addressed = questions.flatMap((question) => question.options.map(({ value }) => `${question.key}:${value}`));
    const given = { sender: { login: "jana", name: "Jana Ukázková" }, addressed };
    const filling = form.fill(before(form, key), {}, given);
    return [`${key}-prefilled`, shownAt(filling, { kind: "step", step: key, entry: 1 })];
  });
}

function exits({ view, paths, fill }: Walked): State[] {
  return view.exits.map(({ key }) => {
    const path = paths.find(({ walk }) => walk.exit?.key === key);
    if (!path) throw new Error(`No answers lead to the exit page ${key}.`);
    return [key, shownAt(fill(path.answers), { kind: "exit", exit: key })];
  });
}

/** Returns the summary and the pages about the whole form. */
function ends({ view, paths, fill }: Walked): State[] {
  const sent = paths.filter(({ walk }) => walk.exit === null && walk.open === null);
  const [path] = sent.toSorted((a, b) => b.walk.shown.length - a.walk.shown.length);
  if (!path) throw new Error("No answers lead to the summary.");
  const repeated = Object.entries(path.answers).map(([key, entries]) => {
    const { max = 1 } = view.steps.find((step) => step.key === key)?.repetition ?? {};
    return [key, max > 1 ? [...entries, ...entries].slice(0, max) : entries];
  });
  const answers: Answers = Object.fromEntries(repeated);
  const filling = fill(answers);
  const { stored } = filling;
  const problems = [{ field: summaryFields.declaration, code: "required", params: {} } as const];
  const receipt = { reference: "7KQ4M-2XPZC-R", at: stored.startedAt };
  const done = fill({}, { state: "submitted", receipt });
  const until = stored.startedAt + 14 * 86_400_000;
  const saved = {
    code: "7KQ4-2MXP-ZC9R-H3TD-W8FA",
    until,
    resumeAt: `https://www.example.org${filling.start}/-/navrat`,
  };
  const wrongCode: FormState = {
    values: { [returnCodeField]: ["7KQ4"] },
    problems: [{ field: returnCodeField, code: "invalid", params: {} }],
  };
  return [
    ["summary-failed", summaryPage(filling, { ...stored, state: "failed" }, emptyForm)],
    ["summary-fresh", shownAt(filling, { kind: "summary" })],
    ["summary-changed", shownAt(fill(answers, { version: "older" }), { kind: "summary" })],
    ["summary-early", { ...summaryPage(filling, stored, emptyForm), refusal: "early" }],
    ...(view.declaration === null
      ? []
      : ([["summary-undeclared", summaryPage(filling, stored, { values: {}, problems })]] as const)),
    ["receipt", shownAt(done, { kind: "receipt" })],
    ["answers-kept", shownAt(filling, { kind: "answers" })],
    ["answers-sent", shownAt(done, { kind: "answers" })],
    ["deleted", shownAt(done, { kind: "deleted" })],
    ["save", savePage(filling, until)],
    ["save-again", savePage(fill(answers, { owner: "jana", saved: { name: "", until } }), until)],
    ["saved", savedPage(filling, saved)],
    ["resume", resumePage(done)],
    ["resume-wrong", resumePage(filling, { state: wrongCode })],
    ["resume-refused", resumePage(done, { refusal: "others" })],
  ];
}

/** Files with the ids that right answers name. */
const files: AttachedFiles = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => {
    const file = { name: `potvrzeni-${index + 1}.pdf`, type: "application/pdf", size: 245_760, hash: "", at: 0 };
    return [`file-${index + 1}`, file];
  }),
);

/** Returns the path on which a step shows most questions. */
function pathTo({ paths }: Walked, key: string): AnswerPath {
  const count = ({ walk }: AnswerPath) => walk.shown.find(({ step }) => step.key === key)?.questions.length ?? 0;
  const best = paths.reduce((most, path) => (count(path) > count(most) ? path : most));
  if (count(best) === 0) throw new Error(`No answers lead to the step ${key}.`);
  return best;
}

/** Returns the answers that lead to a step, without its own. */
function before(form: Walked, key: string): Answers {
  const { answers } = pathTo(form, key);
  const keys = form.view.steps.map((step) => step.key);
  return Object.fromEntries(Object.entries(answers).filter(([step]) => keys.indexOf(step) < keys.indexOf(key)));
}

function shownAt(filling: Filling, place: Parameters<typeof pageAt>[1]): FormProgress {
  const page = pageAt(filling, place);
  if ("to" in page) throw new Error(`Answers do not lead to ${JSON.stringify(place)} but ${JSON.stringify(page.to)}.`);
  return page.progress;
}
