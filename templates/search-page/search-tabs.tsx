import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import { languages, tagOf } from "#schemas/site/languages.ts";
import type { SearchPage } from "#schemas/structures/search-page.ts";
import styles from "./search-tabs.module.css";

/** Links to the other searches of this site with the same term; nothing when there is only one. */
export function SearchTabs({ tabs, term }: { term: string } & Pick<SearchPage, "tabs">) {
  const { t } = useTranslation();
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={t("search.presets")}>
      <PlainList className={styles.tabs}>
        {tabs.map(({ preset, href, language }) => (
          <li key={preset}>
            {href === null ? (
              <span className={styles.current} aria-current="page">
                {t(`search.preset.${preset}`)}
              </span>
            ) : (
              <a href={withTerm(href, term)} hrefLang={tagOf(language)} className={styles.tab}>
                {t(`search.preset.${preset}`)}
                {language && <span lang={tagOf(language)}> ({languages[language].name})</span>}
              </a>
            )}
          </li>
        ))}
      </PlainList>
    </nav>
  );
}

/** Returns the address of another search with the same term. */
export function withTerm(href: string, term: string): string {
  return term === "" ? href : `${href}?q=${encodeURIComponent(term)}`;
}
