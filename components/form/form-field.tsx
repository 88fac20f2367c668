import type { ReactNode } from "react";
import styles from "./form-field.module.css";
import { describedBy, FormNotes } from "./form-notes.tsx";
import { fieldId, useFieldState } from "./form-state.tsx";
import { OptionalMark } from "./optional-mark.tsx";

/** What every control of a form is told; what is filled in and what is wrong with it, it learns from its form. */
export interface Field {
  /** One of its kind on the page. */
  name: string;
  label: string;
  /** How to fill it in. */
  hint?: string | undefined;
  required?: boolean;
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
  /** Draws the control itself with these attributes and what is filled in. */
  children: (control: Control, value: string) => ReactNode;
};

/** The frame of a control with one label: the label, the hint and the error are tied to it. */
export function FormField({ name, label, hint, required = false, disabled = false, children }: Props) {
  const id = fieldId(name);
  const { values, error } = useFieldState(name);
  const control = {
    id,
    name,
    required,
    disabled,
    "aria-describedby": describedBy(id, hint, error),
    "aria-invalid": error ? (true as const) : undefined,
  };
  return (
    <div className={`gov-form-control ${styles.field}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <OptionalMark />}
      </label>
      <FormNotes id={id} hint={hint} error={error} />
      {children(control, values[0] ?? "")}
    </div>
  );
}

/** The design system's frame of a control: its size, and the states that it draws. */
export function frameOf(control: Pick<Control, "disabled" | "aria-invalid">) {
  return {
    "data-size": "m",
    "data-hydrated": "true",
    "data-invalid": control["aria-invalid"] ? "true" : undefined,
    "data-disabled": control.disabled ? "true" : undefined,
  };
}
