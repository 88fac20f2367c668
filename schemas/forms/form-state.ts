import type { Problem } from "./problems.ts";

/** State of a form: its values and problems. */
export interface FormState {
  values: Readonly<Record<string, readonly string[]>>;
  /** In the order of the form. */
  problems: readonly Problem[];
}

export const emptyForm: FormState = { values: {}, problems: [] };
