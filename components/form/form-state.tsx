import { createContext, use } from "react";
import { type Control, rulesOf } from "#schemas/forms/controls.ts";
import { emptyForm, type FormState } from "#schemas/forms/parse-form.ts";
import { partId } from "#schemas/site/part-ids.ts";
import { useFieldMessage } from "./field-message.ts";

/** State of one field of a form. */
export interface FieldInfo {
  label: string;
  control: Control;
  /** Message for a field left empty, where the one of its kind of control says too little. */
  missing?: string;
}

/** State that a form shares with its fields: their controls and labels, values and problems. */
export interface FormContext extends FormState {
  fields: Readonly<Record<string, FieldInfo>>;
  /** No field is required, so fields are not marked as optional. */
  isOptional?: boolean;
}

export const FormStateContext = createContext<FormContext>({ ...emptyForm, fields: {} });

/** Returns the state of a field from the form around it; `checked` are attributes for the check in the browser. */
export function useFieldState(name: string) {
  const { values, problems, fields } = use(FormStateContext);
  const messageOf = useFieldMessage(fields);
  const problem = problems.find(({ field }) => field === name);
  const { control } = fields[name] ?? {};
  const checked = control && {
    "data-control": JSON.stringify(control),
    "data-messages": JSON.stringify(
      Object.fromEntries(
        rulesOf(control).map(({ code, params }) => {
          const { note, line } = messageOf({ field: name, code, params });
          return [code, note === line ? [note] : [note, line]];
        }),
      ),
    ),
  };
  return { values: values[name] ?? [], error: problem && messageOf(problem).note, control, checked };
}

/** Returns the id of a field's first control; links to the field lead there. */
export function fieldId(name: string): string {
  return partId("field", name);
}
