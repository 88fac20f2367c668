import { answerTexts } from "#components/form/answer-texts.ts";
import { answerWords } from "#renderer/forms/answer-words.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import { no, yes } from "#schemas/forms/form-fields.ts";
import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { questionsIn } from "#schemas/guides/logic/walk-guide.ts";
import { readAnswers } from "#schemas/guides/progress/guide-answers.ts";
import { addressWith } from "#schemas/guides/progress/guide-progress.ts";
import { toCheckedGuide } from "#schemas/guides/proof/guide-path.ts";
import { proveGuide } from "#schemas/guides/proof/prove-guide.ts";
import { type CaseResult, tryCase } from "#schemas/guides/proof/try-case.ts";
import type { EntitlementGuide } from "#schemas/structures/entitlement-guide.ts";
import { conditionWords, joinOf } from "./condition-words.ts";
import type { Outline, OutlinedCase, OutlinedPage, Previewed } from "./outline.ts";

/** States that a preview follows at most, in half a second for the most complex rules. */
const maxStates = 5000;

/** Returns the outline of a guide for editors: its questions and results with sample answers, and its expert cases. */
export function guideOutline({ view, data, language, start, parameters }: Previewed<EntitlementGuide>): Outline {
  const { t } = i18nOf(language);
  const words = answerWords(language, {});
  const testsOf = conditionWords(view.questions, language);
  const proof = proveGuide(view, maxStates);
  const rules = logicOf(view).results.map(({ rule }) => questionsIn([rule]));
  const tried = (toCheckedGuide(data)?.cases ?? []).map((own) => toOutlinedCase(tryCase(view, own)));
  const failed = tried.filter(({ isPassed }) => !isPassed).length;
  const nothing = proof.nothing.sample;
  return {
    title: t("entitlement.outline.title"),
    hint: [t("entitlement.outline.hint"), proof.isComplete ? "" : t("entitlement.outline.incomplete")].join(" ").trim(),
    parts: [
      { title: t("entitlement.outline.questions"), pages: view.questions.map(toQuestion) },
      {
        title: t("entitlement.outline.results"),
        pages: [
          ...view.results.map(toResult),
          ...(nothing ? [{ ...plain, title: t("entitlement.outline.nothing"), href: hrefOf(nothing) }] : []),
        ],
      },
    ],
    cases: {
      result:
        tried.length === 0
          ? t("entitlement.outline.noCases")
          : t("entitlement.outline.result", { failed, count: tried.length }),
      tried,
    },
  };

  function toQuestion(question: GuideQuestion, at: number): OutlinedPage {
    const sample = proof.asked[at]?.sample ?? null;
    const results = view.results.filter((_, index) => rules[index]?.has(at)).map(({ name }) => name);
    const { when } = question;
    const text = when ? t(`entitlement.outline.when.${joinOf(when)}`) : t("entitlement.outline.always");
    const isIdle = proof.isComplete && sample === null;
    return {
      ...plain,
      title: question.label,
      href: sample && hrefOf(sample),
      conditions: isIdle ? [] : [{ text, tests: testsOf(when) }],
      notes: [
        t("entitlement.outline.answers", { answers: answersTo(question).join("; ") }),
        isIdle ? t("entitlement.outline.idle") : t("entitlement.outline.needed", { results: results.join("; ") }),
      ],
    };
  }

  function answersTo(question: GuideQuestion): string[] {
    const { kind, options, limits, mayBeUnknown } = question;
    const texts = (values: readonly string[]) => answerTexts(question, values, words);
    const known =
      kind === "choice" ? texts(options.map(({ value }) => value)) : kind === "yesNo" ? texts([yes, no]) : [numbers()];
    return mayBeUnknown ? [...known, t("entitlement.unknown")] : known;

    function numbers(): string {
      const [min = "", max = ""] = [limits.min, limits.max].map((limit) =>
        limit === null ? "" : texts([String(limit)]).join(),
      );
      const key = min && max ? "between" : min ? "from" : max ? "to" : "any";
      return t(`entitlement.outline.numbers.${key}`, { min, max });
    }
  }

  function toResult({ name, criteria }: EntitlementGuide["results"][number], at: number): OutlinedPage {
    const samples = (["yes", "maybe", "no"] as const).map((verdict) => {
      return { verdict, sample: proof.results[at]?.samples[verdict] ?? null };
    });
    return {
      ...plain,
      title: name,
      conditions: criteria.map(({ text, when }) => {
        const key = when ? joinOf(when) : "office";
        return { text: t(`entitlement.outline.criterion.${key}`, { text }), tests: testsOf(when) };
      }),
      notes: samples.flatMap(({ verdict, sample }) =>
        sample === null && proof.isComplete ? [t(`entitlement.outline.nobody.${verdict}`)] : [],
      ),
      samples: samples.flatMap(({ verdict, sample }) =>
        sample ? [{ text: t(`entitlement.outline.sample.${verdict}`, { name }), href: hrefOf(sample) }] : [],
      ),
    };
  }

  function toOutlinedCase({ name, answers, stuckAt, results, isPassed }: CaseResult): OutlinedCase {
    const href = hrefOf(Object.fromEntries(answers.map(({ question, value }) => [question, value])));
    if (isPassed) return { isPassed, href, text: t("entitlement.outline.passed", { name }) };
    const differences = results.filter(({ expected, reached }) => expected !== reached).map(toDifference);
    const why = stuckAt ? t("entitlement.outline.stuck", { question: stuckAt.label }) : differences.join(" ");
    return { isPassed, href, text: t("entitlement.outline.failed", { name, why }) };
  }

  function toDifference({ result: key, expected, reached }: CaseResult["results"][number]): string {
    if (reached === null) return t("entitlement.outline.missing", { result: key });
    return t("entitlement.outline.difference", {
      result: view.results.find((result) => result.key === key)?.name ?? key,
      expected: t(`entitlement.outline.verdicts.${expected}`),
      reached: t(`entitlement.outline.verdicts.${reached}`),
    });
  }

  /** The address of a preview with answers; those that are not right are left out. */
  function hrefOf(given: Readonly<Record<string, string>>): string {
    const answers = Object.entries(given).map(([question, value]) => `${question}:${value}`);
    return addressWith(start, readAnswers(view.questions, answers).answers, [...parameters]);
  }
}

const plain: Omit<OutlinedPage, "title"> = { href: null, conditions: [], notes: [], samples: [] };
