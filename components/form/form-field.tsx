import type { ReactNode } from "react";
import styles from "./form-field.module.css";
import { describedBy, FormNotes } from "./form-notes.tsx";
import { fieldId, useFieldState } from "./form-state.tsx";
import { OptionalMark } from "./optional-mark.tsx";

/** Props of every form control; its value and problems come from the form's state. */
export interface Field {
  /** Unique on the page. */
  name: string;
  label: string;
  /** Help text for filling it in. */
  hint?: string | undefined;
  disabled?: boolean;
}

type Control = {
  id: string;
  name: string;
  required: boolean;
  disabled: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Props = Field & {
  /** Renders the control with these attributes and this value. */
  children: (control: Control, value: string) => ReactNode;
};

/** A control with its label, hint and error, associated with it for assistive technology. */
export function FormField({ name, label, hint, disabled = false, children }: Props) {
  const id = fieldId(name);
  const { values, error, control: { required = false } = {}, checked } = useFieldState(name);
  const control = {
    id,
    name,
    required,
    disabled,
    "aria-describedby": describedBy(id, hint, error),
    "aria-invalid": error ? (true as const) : undefined,
  };
  return (
    <div className={`gov-form-control ${styles.field}`} {...checked}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <OptionalMark />}
      </label>
      <FormNotes id={id} hint={hint} error={error} isChecked={checked !== undefined} />
      {children(control, values[0] ?? "")}
    </div>
  );
}

/** Attributes of the design system's wrapper of a control: its size and states. */
export function frameOf(control: Pick<Control, "disabled" | "aria-invalid">) {
  return {
    "data-size": "m",
    "data-hydrated": "true",
    "data-invalid": control["aria-invalid"] ? "true" : undefined,
    "data-disabled": control.disabled ? "true" : undefined,
  };
}
