import { useTranslation } from "react-i18next";
import { minTermLength } from "#schemas/lists/search-term.ts";
import { describedBy, FormNotes } from "./form-notes.tsx";
import { fieldId, useFieldState } from "./form-state.tsx";
import styles from "./term-field.module.css";

type Props = {
  /** Base of the field's id, on pages with two such fields. */
  place?: string;
  label: string;
  /** True when the page itself makes the field's purpose clear. */
  isLabelHidden?: boolean;
  /** True for a field that searches the whole site: it shows suggestions. */
  isSuggested?: boolean;
};

/** The search field with its button. */
export function TermField({ place = "q", label, isLabelHidden = false, isSuggested = false }: Props) {
  const { t } = useTranslation();
  const id = fieldId(place);
  const { values, checked, control: { required = false } = {}, error } = useFieldState("q");
  const hint = t("search.hint", { count: minTermLength });
  return (
    <div className={styles.field} {...checked}>
      <label htmlFor={id} className={isLabelHidden ? "visually-hidden" : styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          type="search"
          id={id}
          name="q"
          className={styles.input}
          required={required}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={values[0] || undefined}
          data-input={isSuggested ? "suggestions.typed" : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
        <button type="submit" className={styles.submit}>
          {t("search.submit")}
        </button>
      </div>
      <FormNotes id={id} hint={hint} error={error} isChecked={checked !== undefined} isHintHidden />
    </div>
  );
}
