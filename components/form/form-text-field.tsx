import { use } from "react";
import type { Control } from "#schemas/forms/controls.ts";
import { type Field, FormField, frameOf } from "./form-field.tsx";
import { FormStateContext } from "./form-state.tsx";

/** A single-line text, an address, a number or a day; `autoComplete` is the token for the browser's autofill. */
export function FormTextField({ autoComplete = "off", ...field }: Field & { autoComplete?: string }) {
  const info = use(FormStateContext).fields[field.name];
  return (
    <FormField {...field}>
      {(control, value) => (
        <div className="gov-form-input" {...frameOf(control)}>
          <span className="element">
            <input
              autoComplete={autoComplete}
              defaultValue={value || undefined}
              {...typeOf(info?.control)}
              {...control}
            />
          </span>
        </div>
      )}
    </FormField>
  );
}

/** The input type of a control, and the range of days that its calendar allows. */
function typeOf(control: Control | undefined) {
  if (control?.kind === "day") return { type: "date", min: control.min, max: control.max };
  const format = control?.kind === "text" ? control.format : undefined;
  return { type: format === "phone" ? "tel" : (format ?? "text") };
}
