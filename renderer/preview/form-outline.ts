import { i18nOf } from "#renderer/page/i18n.ts";
import { parsePlace, placePath } from "#schemas/forms/filling/place.ts";
import { toFormPath } from "#schemas/forms/paths/form-path.ts";
import { type CaseResult, tryCase } from "#schemas/forms/paths/walk-case.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";
import { conditionWords, joinOf } from "./condition-words.ts";
import type { Outline, Previewed } from "./outline.ts";

/** Returns the outline of a form for editors: its pages with their conditions, and where its expert cases end. */
export function formOutline({ view, data, language, start, parameters, today }: Previewed<OnlineForm>): Outline {
  const { t } = i18nOf(language);
  const testsOf = conditionWords(
    view.steps.flatMap(({ questions }) => questions),
    language,
  );
  const path = toFormPath(data);
  const tried = (path?.cases ?? []).flatMap((own) => (path ? toText(tryCase(path, own, today)) : []));
  const failed = tried.filter(({ isPassed }) => !isPassed).length;
  const steps = view.steps.map(({ key, title, when, repetition }) => ({
    title,
    href: hrefOf(placePath({ kind: "step", step: key, entry: 1 })),
    conditions: [
      {
        text: when ? t(`onlineForm.outline.step.${joinOf(when)}`) : t("onlineForm.outline.always"),
        tests: testsOf(when),
      },
    ],
    notes: repetition ? [t("onlineForm.outline.repeated", repetition)] : [],
    samples: [],
  }));
  const exits = view.exits.map(({ key, title, when }) => ({
    title,
    href: hrefOf(placePath({ kind: "exit", exit: key })),
    conditions: [{ text: t(`onlineForm.outline.exit.${joinOf(when)}`), tests: testsOf(when) }],
    notes: [],
    samples: [],
  }));
  return {
    title: t("onlineForm.outline.title"),
    hint: t("onlineForm.outline.hint"),
    parts: [
      { title: t("onlineForm.outline.steps"), pages: steps },
      ...(exits.length > 0 ? [{ title: t("onlineForm.outline.exits"), pages: exits }] : []),
    ],
    cases: {
      result:
        tried.length === 0
          ? t("onlineForm.outline.noCases")
          : t("onlineForm.outline.result", { failed, count: tried.length }),
      tried,
    },
  };

  function hrefOf(place: string): string {
    return `${start}/-/${place}${parameters.size > 0 ? `?${parameters}` : ""}`;
  }

  function toText({ name, expected, end, stuckAt }: CaseResult) {
    const isPassed = end === expected;
    const values = { name, expected: placeName(expected, null), end: placeName(end, stuckAt?.label ?? null) };
    const text = isPassed ? t("onlineForm.outline.passed", values) : t("onlineForm.outline.failed", values);
    return { isPassed, text, href: null };
  }

  function placeName(address: string, question: string | null): string {
    const place = parsePlace(address);
    if (place?.kind === "step") {
      const title = view.steps.find(({ key }) => key === place.step)?.title ?? place.step;
      return question
        ? t("onlineForm.outline.places.question", { title, question })
        : t("onlineForm.outline.places.step", { title });
    }
    if (place?.kind !== "exit") return t("onlineForm.outline.places.summary");
    const title = view.exits.find(({ key }) => key === place.exit)?.title ?? place.exit;
    return t("onlineForm.outline.places.exit", { title });
  }
}
