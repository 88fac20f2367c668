import { createContext, use } from "react";
import { emptyForm, type FormState } from "#schemas/forms/parse-form.ts";
import { useProblemText } from "./problem-text.ts";

/** A form as its fields see it: what is filled in, what is wrong, and what the fields are called. */
export interface FormContext extends FormState {
  labels: Readonly<Record<string, string>>;
  /** Nothing has to be filled in, so it is not said of each field. */
  isOptional?: boolean;
}

export const FormStateContext = createContext<FormContext>({ ...emptyForm, labels: {} });

/** What the form around a field knows of it. */
export function useFieldState(name: string) {
  const { values, problems, labels } = use(FormStateContext);
  const problemText = useProblemText(labels);
  const problem = problems.find(({ field }) => field === name);
  return { values: values[name] ?? [], error: problem && problemText(problem) };
}

/** The id of a field's first control, where links to the field lead. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
