import { useTranslation } from "react-i18next";
import type { Control } from "#schemas/forms/controls.ts";
import { emptyForm } from "#schemas/forms/parse-form.ts";
import { FormStateContext } from "./form-state.tsx";
import styles from "./search-form.module.css";
import { TermField } from "./term-field.tsx";

const control: Control = { kind: "term", required: true };

/** Sends a term to a search page in `q`. */
export function SearchForm({ action }: { action: string }) {
  const { t } = useTranslation();
  const label = t("search.term");
  return (
    <search className={styles.search}>
      <form className={styles.form} action={action} noValidate data-checked="">
        <FormStateContext value={{ ...emptyForm, fields: { q: { label, control } } }}>
          <TermField label={label} />
        </FormStateContext>
      </form>
    </search>
  );
}
