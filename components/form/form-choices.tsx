import { Icon } from "#components/media/icon.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import styles from "./form-choices.module.css";
import type { Field } from "./form-field.tsx";
import { describedBy, FormNotes } from "./form-notes.tsx";
import type { Option } from "./form-select.tsx";
import { fieldId, useFieldState } from "./form-state.tsx";
import { OptionalMark } from "./optional-mark.tsx";

type Props = Field & {
  /** `radio`: exactly one of the options; `checkbox`: any number of them. */
  type: "checkbox" | "radio";
  options: readonly Option[];
};

/** A group of visible options under a common legend. */
export function FormChoices({ type, name, label, hint, disabled = false, options }: Props) {
  const id = fieldId(name);
  const { values, error, control: { required = false } = {}, checked } = useFieldState(name);
  // Links to the field lead to its first option.
  const idOf = (index: number) => (index === 0 ? id : `${id}-${index}`);
  return (
    <fieldset
      className={styles.choices}
      aria-describedby={describedBy(id, hint, error)}
      disabled={disabled}
      {...checked}
    >
      <legend className={styles.legend}>
        {label}
        {!required && <OptionalMark />}
      </legend>
      <FormNotes id={id} hint={hint} error={error} isChecked={checked !== undefined} />
      {options.map(({ value, label: text, language = null }, index) => (
        <div
          key={value}
          className={type === "radio" ? `gov-form-radio ${styles.radio}` : "gov-form-checkbox"}
          data-size="m"
          data-invalid={error ? "true" : undefined}
          data-disabled={disabled ? "true" : undefined}
        >
          <input
            type={type}
            id={idOf(index)}
            name={name}
            value={value}
            defaultChecked={values.includes(value)}
            // With `required` on each checkbox, a browser would demand all of them, not at least one.
            required={required && (type === "radio" || options.length === 1)}
            aria-invalid={error ? true : undefined}
          />
          <span slot="label">
            <label htmlFor={idOf(index)} lang={tagOf(language)}>
              {text}
            </label>
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
