import type { FacetName, ListView, Order } from "./list.ts";
import type { TermProblem } from "./search-term.ts";

/** Page sizes; the first one is the default. */
export const pageSizes = [20, 50, 100] as const;

/** Requested state of a list; unknown values are dropped. */
export interface ListState {
  /** "" for none. */
  term: string;
  /** Selected values by facet, known ones only. */
  facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** First and last day, both included. */
  from: string | null;
  to: string | null;
  order: Order;
  view: ListView;
  /** `2026-11`; null for the month of the request. */
  month: string | null;
  page: number;
  size: number;
}

/** Text fields of the form; problems in other fields come from addresses. */
export const formFields = ["q", "from", "to"] as const;
type FormField = (typeof formFields)[number];

/** A query parameter that could not be applied. */
export interface ListProblem {
  field: FormField | "month" | FacetName;
  code: TermProblem | ("day.invalid" | "days.order" | "month.invalid") | ("filter.unknown" | "filter.second");
  /** Value as sent, truncated. */
  value: string;
}
