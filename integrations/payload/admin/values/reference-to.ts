import { type ValueForm, valueForms } from "#portal/contract/values/shared/value-references.ts";

interface Options {
  form?: ValueForm;
  /** Day whose value is written, such as `2027-01-01`; empty for that of the reader. */
  at?: string;
}

/** Returns the reference to a shared value as texts contain it. */
export function referenceTo(key: string, { form = "whole", at = "" }: Options = {}): string {
  const names = Object.entries(valueForms).flatMap(([name, own]) => (own === form ? [name] : []));
  return `{{hodnota:${[key, ...names, ...(at === "" ? [] : [`k:${at}`])].join("|")}}}`;
}
