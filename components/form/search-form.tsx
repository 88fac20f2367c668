import { useTranslation } from "react-i18next";
import type { Control } from "#schemas/forms/controls.ts";
import { emptyForm } from "#schemas/forms/parse-form.ts";
import { shortestTerm } from "#schemas/lists/search-term.ts";
import { describedBy, FormNotes } from "./form-notes.tsx";
import { FormStateContext, fieldId, useFieldState } from "./form-state.tsx";
import styles from "./search-form.module.css";

const control: Control = { kind: "term", required: true };

/** Sends a term to a search page in `q`. */
export function SearchForm({ action }: { action: string }) {
  const { t } = useTranslation();
  const fields = { q: { label: t("search.term"), control } };
  return (
    <search className={styles.search}>
      <form className={styles.form} action={action} noValidate data-checked="">
        <FormStateContext value={{ ...emptyForm, fields }}>
          <TermField label={t("search.term")} hint={t("search.hint", { count: shortestTerm })} />
        </FormStateContext>
      </form>
    </search>
  );
}

function TermField({ label, hint }: { label: string; hint: string }) {
  const { t } = useTranslation();
  const id = fieldId("q");
  const { checked, error } = useFieldState("q");
  return (
    <div className={styles.field} {...checked}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          type="search"
          id={id}
          name="q"
          className={styles.input}
          required
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={describedBy(id, hint, error)}
        />
        <button type="submit" className={styles.submit}>
          {t("search.submit")}
        </button>
      </div>
      <FormNotes id={id} hint={hint} error={error} isChecked />
    </div>
  );
}
