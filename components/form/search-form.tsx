import { useId } from "react";
import { useTranslation } from "react-i18next";
import { shortestTerm } from "#schemas/lists/search-term.ts";
import styles from "./search-form.module.css";

/** Sends a term to a search page in `q`; the browser checks the term's length, the page validates everything. */
export function SearchForm({ action }: { action: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <search className={styles.search}>
      <form className={styles.form} action={action}>
        <label htmlFor={`${id}-term`} className={styles.label}>
          {t("search.term")}
        </label>
        <div className={styles.row}>
          <input
            type="search"
            id={`${id}-term`}
            name="q"
            className={styles.input}
            required
            minLength={shortestTerm}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
          />
          <button type="submit" className={styles.submit}>
            {t("search.submit")}
          </button>
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {t("search.hint", { count: shortestTerm })}
        </p>
      </form>
    </search>
  );
}
