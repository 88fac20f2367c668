import { createContext, use } from "react";
import { type Control, rulesOf } from "#schemas/forms/controls.ts";
import { emptyForm, type FormState } from "#schemas/forms/form-state.ts";
import { partId } from "#schemas/site/part-ids.ts";
import { useFieldMessage } from "./field-message.ts";

/** State of one field of a form. */
export interface FieldInfo {
  label: string;
  control: Control;
  /** Error message for an empty field, when the default for its kind of control is too general. */
  missing?: string;
  /** Error message for a text that is not right. */
  wrong?: string;
}

/** State that a form shares with its fields: their controls, labels, values and problems. */
export interface FormContext extends FormState {
  fields: Readonly<Record<string, FieldInfo>>;
  /** True when no field is required, so that fields are not marked as optional. */
  isOptional?: boolean;
}

export const FormStateContext = createContext<FormContext>({ ...emptyForm, fields: {} });

/** The problem of an entry that only the server can check. */
const invalid = { code: "invalid", params: {} } as const;

/** Returns a field's state from the enclosing form; `checked` holds the attributes for validation in the browser. */
export function useFieldState(name: string) {
  const { values, problems, fields } = use(FormStateContext);
  const messageOf = useFieldMessage(fields);
  const problem = problems.find(({ field }) => field === name);
  const { control, wrong } = fields[name] ?? {};
  const checked = control && {
    "data-control": JSON.stringify(control),
    "data-messages": JSON.stringify(
      Object.fromEntries(
        [...rulesOf(control), ...(wrong ? [invalid] : [])].map(({ code, params }) => {
          const { note, line } = messageOf({ field: name, code, params });
          return [code, note === line ? [note] : [note, line]];
        }),
      ),
    ),
  };
  return { values: values[name] ?? [], error: problem && messageOf(problem).note, control, checked };
}

/** Returns the id of a field's first control, the target of links to the field. */
export function fieldId(name: string): string {
  return partId("field", name);
}
