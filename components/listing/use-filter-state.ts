import { useTranslation } from "react-i18next";
import type { FormContext } from "#components/form/form-state.tsx";
import type { Problem } from "#schemas/forms/problems.ts";
import { formFields, type ListProblem } from "#schemas/lists/list-state.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { maxTermLength, minTermLength } from "#schemas/lists/search-term.ts";
import { impliedOrder } from "#schemas/lists/state.ts";

/** State of the filter form of a list: its values and problems. */
export function useFilterState({ state, problems, orders, asks }: Listing<unknown>): FormContext {
  const { t } = useTranslation();
  const isImplied = state.order === impliedOrder(state, orders, asks.ranked);
  const ofForm = problems.filter(isFieldProblem);
  const submitted = Object.fromEntries(ofForm.map(({ field, value }) => [field, [value]]));
  return {
    values: {
      ...state.facets,
      q: [state.term],
      from: [state.from ?? ""],
      to: [state.to ?? ""],
      sort: [isImplied ? "" : state.order],
      ...submitted,
    },
    problems: ofForm.flatMap((problem) => toProblem(problem, state) ?? []),
    fields: {
      q: { label: t("list.term"), control: { kind: "term" } },
      from: { label: t("list.from"), control: { kind: "day" } },
      to: { label: t("list.to"), control: { kind: "day" } },
    },
    isOptional: true,
  };
}

/** True for a problem that the form shows next to its field. */
export function isFieldProblem({ field }: ListProblem): boolean {
  return formFields.some((name) => name === field);
}

/** The problem for the form field that it belongs to; null when there is none. */
function toProblem({ field, code }: ListProblem, { from }: Listing<unknown>["state"]): Problem | null {
  switch (code) {
    case "term.tooShort":
      return { field, code, params: { count: minTermLength } };
    case "maxLength":
      return { field, code, params: { max: maxTermLength } };
    case "term.invalid":
      return { field, code, params: {} };
    case "day.invalid":
      return { field, code: "date", params: {} };
    case "days.order":
      return { field, code: "afterOrEqual", params: from ? { date: from } : {} };
    default:
      return null;
  }
}
