import { join } from "node:path";
import { expect, test } from "vitest";
import type { Draft } from "#harness/stories/sources/draft.ts";
import { readStories } from "#harness/stories/sources/stories.ts";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import { problemCodes } from "#schemas/forms/problems.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";

const stories = await readStories(join(import.meta.dirname, "../../../fixtures"));
const groups = ["form-step", "form-summary", "form-outcome"];
const shown = stories.filter(({ group }) => groups.includes(group));
const formOf = ({ fixture }: Pick<Draft, "fixture">) => fixture?.replace(/^.*\/|\.\w+\.json$/g, "") ?? "";
const forms = Map.groupBy(shown, formOf);
const progressOf = ({ props }: Pick<Draft, "props">) => (props as { progress: FormProgress }).progress;
const viewOf = ({ props }: Pick<Draft, "props">) => (props as { view: OnlineForm }).view;
const steps = (of: readonly Pick<Draft, "props">[]) =>
  of.map(progressOf).flatMap((progress) => (progress.kind === "step" ? [progress] : []));
const keysOf = (of: readonly Pick<Draft, "props">[]) => new Set(steps(of).map(({ shown }) => shown.step.key));

test("each step of each form has a story, and each form an exit page", () => {
  const starts = stories.filter(({ group, fixture }) => group === "form" && fixture !== null);
  expect(new Set(forms.keys())).toEqual(new Set(starts.map(formOf)));
  for (const [form, own] of forms) {
    const { steps, exits } = viewOf(own[0] ?? { props: {} });
    expect(keysOf(own), form).toEqual(new Set(steps.map(({ key }) => key)));
    expect(own.some((story) => progressOf(story).kind === "exit") || exits.length === 0, form).toBe(true);
  }
});

test("steps with problems are shown in each language, with one at each question that can have one", () => {
  const wrong = shown.filter(({ id }) => /-wrong-1-/.test(id));
  expect(new Set(wrong.map(({ language }) => language))).toEqual(new Set(languageCodes));
  for (const { state, shown: step } of steps(wrong)) {
    const required = step.questions.filter(({ isRequired }) => isRequired).map(({ key }) => key);
    expect(state.problems.map(({ field }) => field)).toEqual(expect.arrayContaining(required));
    expect(state.problems.length).toBeGreaterThan(0);
  }
});

test("the sample form is shown with every problem that its questions can have", () => {
  const own = steps(forms.get("dev-formular") ?? []);
  const codes = new Set(own.flatMap(({ state }) => state.problems.map(({ code }) => code)));
  // Its files are optional, and no two are sent at once.
  const others = ["fileRequired", "fileMinLength", "fileDuplicate", "term.tooShort", "term.invalid"];
  expect(codes).toEqual(new Set(problemCodes.filter((code) => !others.includes(code))));
});

test("the sample form and one with a repeated step and files are shown in every state", () => {
  const states = (form: string) =>
    (forms.get(form) ?? []).map(({ id }) => id.slice(id.indexOf(form) + form.length + 1));
  const ends = ["summary-failed", "summary-fresh", "summary-changed", "summary-early", "summary-undeclared"];
  const rest = ["receipt", "answers-kept", "answers-sent", "deleted", "save", "saved", "resume", "resume-wrong"];
  for (const form of ["dev-formular", "akreditace-vzdelavaciho-kurzu"]) {
    const all = states(form);
    for (const state of [...ends, ...rest]) expect(all, form).toContain(`${state}-cs`);
    for (const key of keysOf(forms.get(form) ?? []))
      for (const state of ["empty", "filled", "wrong-1"]) expect(all, form).toContain(`${key}-${state}-cs`);
  }
  for (const state of ["second-of-two", "another", "last"])
    expect(states("akreditace-vzdelavaciho-kurzu")).toContain(`lektor-${state}-cs`);
});

test("a step with files shows those that are attached, and steps that begin with answers show them", () => {
  const stepOf = (part: string) => steps(shown.filter(({ id }) => id.includes(part)));
  const [filled] = stepOf("prilohy-filled");
  expect(Object.keys(filled?.files ?? {})).toEqual(
    expect.arrayContaining([...(filled?.state.values["ucebni-plan"] ?? [""])]),
  );
  const begun = stepOf("prefilled").map(({ state }) => state.values);
  expect(begun.length).toBeGreaterThan(1);
  expect(begun).toContainEqual(
    expect.objectContaining({ "kdo-vyplaci": ["urad-prace"], zmeny: ["adresa", "ucet", "domacnost", "prijem"] }),
  );
  expect(begun).toContainEqual(expect.objectContaining({ jmeno: ["Jana Ukázková"] }));
});
