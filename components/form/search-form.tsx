import { useTranslation } from "react-i18next";
import type { Control } from "#schemas/forms/controls.ts";
import { emptyForm } from "#schemas/forms/form-state.ts";
import { FormStateContext } from "./form-state.tsx";
import styles from "./search-form.module.css";
import { TermField } from "./term-field.tsx";

const control: Control = { kind: "term", required: true };

type Props = {
  action: string;
  /** Label of the search field; defaults to a general question. */
  label?: string;
  /** Base of the field's id, on pages with two such fields. */
  place?: string;
  /** True for the page that searches the whole site. */
  isSuggested?: boolean;
};

/** Submits a search term as `q` to a search page or a list. */
export function SearchForm({ action, label: given, place = "q", isSuggested = false }: Props) {
  const { t } = useTranslation();
  const label = given ?? t("search.term");
  return (
    <search className={styles.search}>
      <form action={action} noValidate data-checked="">
        <FormStateContext value={{ ...emptyForm, fields: { q: { label, control } } }}>
          <TermField label={label} place={place} isSuggested={isSuggested} />
        </FormStateContext>
      </form>
    </search>
  );
}
