import { createContext, use } from "react";
import { emptyForm, type FormState } from "#schemas/forms/parse-form.ts";
import { partId } from "#schemas/site/page-ids.ts";
import { useProblemText } from "./problem-text.ts";

/** State that a form shares with its fields: values, problems and labels. */
export interface FormContext extends FormState {
  labels: Readonly<Record<string, string>>;
  /** No field is required, so fields are not marked as optional. */
  isOptional?: boolean;
}

export const FormStateContext = createContext<FormContext>({ ...emptyForm, labels: {} });

/** Returns the value and problem of a field from the form around it. */
export function useFieldState(name: string) {
  const { values, problems, labels } = use(FormStateContext);
  const problemText = useProblemText(labels);
  const problem = problems.find(({ field }) => field === name);
  return { values: values[name] ?? [], error: problem && problemText(problem) };
}

/** Returns the id of a field's first control; links to the field lead there. */
export function fieldId(name: string): string {
  return partId("field", name);
}
