import { useTranslation } from "react-i18next";
import { Icon } from "#components/media/icon.tsx";
import * as pageIds from "#schemas/site/page-ids.ts";
import { partId } from "#schemas/site/part-ids.ts";
import { HeaderButton } from "./header-button.tsx";
import styles from "./header-search.module.css";

/**
 * The field that searches the whole site. When it does not fit into the header, a button opens it below; without
 * script, a link leads to the search page.
 */
export function HeaderSearch({ action }: { action: string }) {
  const { t } = useTranslation();
  const label = t("header.search");
  const id = partId("field", "site");
  return (
    <div className={styles.search}>
      <a href={action}>{label}</a>
      <HeaderButton icon="search" label={label} controls={pageIds.search} data-click="menu.searchTriggered" />
      <search className={styles.panel} id={pageIds.search} aria-label={label}>
        <form action={action}>
          <input type="search" id={id} name="q" aria-label={label} placeholder={label} data-input="suggestions.typed" />
          <button type="submit" aria-label={t("search.submit")}>
            <Icon name="search" />
          </button>
        </form>
      </search>
    </div>
  );
}
