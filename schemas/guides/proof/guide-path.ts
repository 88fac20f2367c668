import { toGuideCase } from "#schemas/guides/definition/guide-case.ts";
import { toGuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { criteriaOf, toResultRules } from "#schemas/guides/definition/guide-result.ts";
import { prune } from "#schemas/parse/prune.ts";
import { entitlementGuide } from "#schemas/structures/entitlement-guide.ts";
import { listOf } from "#schemas/values/optional.ts";

export type CheckedGuide = NonNullable<ReturnType<typeof toCheckedGuide>>;

/**
 * Returns the rules of a guide as its visitors get them, with its expert cases; null for data that cannot be shown as a
 * guide. `originOf` returns the path that a valid part had in the data.
 */
export function toCheckedGuide(data: unknown) {
  const { data: valid, originOf } = prune(entitlementGuide.data, data);
  if (!valid) return null;
  return {
    questions: valid.otazky.map(toGuideQuestion),
    results: valid.vysledky.map(toResultRules),
    /** The law of each criterion of each result, as the CMS sent it. */
    laws: valid.vysledky.map(({ kriteria }) => criteriaOf(kriteria).map(({ pravniPredpis }) => pravniPredpis ?? null)),
    hasTextForNothing: Boolean(valid.bezNaroku),
    cases: listOf(valid.zkousky, toGuideCase),
    originOf,
  };
}
