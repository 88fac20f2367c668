import { useId } from "react";
import styles from "./form-choices.module.css";
import type { Field } from "./form-field.tsx";
import { describedBy, FormNotes } from "./form-notes.tsx";
import type { Option } from "./form-select.tsx";
import { Icon } from "./icon.tsx";
import { OptionalMark } from "./optional-mark.tsx";

type Props = Field & {
  /** `radio`: exactly one of the options; `checkbox`: any of them. */
  type: "checkbox" | "radio";
  options: readonly Option[];
};

/** Options that are all in view, under a common legend. */
export function FormChoices({ type, name, label, hint, error, required = false, disabled = false, options }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy(id, hint, error)} disabled={disabled}>
      <legend className={styles.legend}>
        {label}
        {!required && <OptionalMark />}
      </legend>
      <FormNotes id={id} hint={hint} error={error} />
      {options.map(({ value, label: text }) => (
        <div
          key={value}
          className={type === "radio" ? `gov-form-radio ${styles.radio}` : "gov-form-checkbox"}
          data-size="m"
          data-invalid={error ? "true" : undefined}
          data-disabled={disabled ? "true" : undefined}
        >
          <input
            type={type}
            id={`${id}-${value}`}
            name={name}
            value={value}
            // A browser would ask for every required box, not for one of them.
            required={required && (type === "radio" || options.length === 1)}
            aria-invalid={error ? true : undefined}
          />
          <span slot="label">
            <label htmlFor={`${id}-${value}`}>{text}</label>
            {type === "checkbox" && (
              <span className={`gov-form-checkbox__check ${styles.check}`}>
                <Icon name="check-lg" />
              </span>
            )}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
