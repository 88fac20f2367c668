import { type ReactNode, useId } from "react";
import styles from "./form-field.module.css";
import { describedBy, FormNotes } from "./form-notes.tsx";
import { OptionalMark } from "./optional-mark.tsx";

/** What every control of a form is told. */
export interface Field {
  name: string;
  label: string;
  /** How to fill it in. */
  hint?: string | undefined;
  /** What is wrong with what was filled in. */
  error?: string | undefined;
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
  /** Draws the control itself with these attributes. */
  children: (control: Control) => ReactNode;
};

/** The frame of a control with one label: the label, the hint and the error are tied to it. */
export function FormField({ name, label, hint, error, required = false, disabled = false, children }: Props) {
  const id = useId();
  return (
    <div className={`gov-form-control ${styles.field}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <OptionalMark />}
      </label>
      <FormNotes id={id} hint={hint} error={error} />
      {children({
        id,
        name,
        required,
        disabled,
        "aria-describedby": describedBy(id, hint, error),
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  );
}
