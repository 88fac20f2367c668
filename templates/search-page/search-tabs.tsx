import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { tagOf } from "#schemas/site/languages.ts";
import type { SearchPage } from "#schemas/structures/search-page.ts";
import styles from "./search-tabs.module.css";
import { tabCount } from "./tab-counts.ts";

type Props = Pick<SearchPage, "tabs"> & {
  term: string;
  /** The site-wide search, from which the result counts of the others are taken; null on other pages. */
  counts: Listing<unknown> | null;
};

/**
 * Links to the site's other searches with the same term. Those without results are left out, and so is a single
 * remaining link.
 */
export function SearchTabs({ tabs: all, term, counts }: Props) {
  const { t } = useTranslation();
  const tabs = all
    .map((tab) => ({ ...tab, count: counts && tabCount(tab.preset, counts) }))
    .filter(({ count, href }) => count !== 0 || href === null);
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={t("search.presets")}>
      <PlainList className={styles.tabs}>
        {tabs.map(({ preset, href, language, count }) => (
          <li key={preset}>
            {href === null ? (
              <span className={styles.current} aria-current="page">
                {t(`search.preset.${preset}`)}
                {count !== null && ` (${count})`}
              </span>
            ) : (
              <a href={withTerm(href, term)} hrefLang={tagOf(language)} className={styles.tab}>
                {t(`search.preset.${preset}`)}
                {count !== null && ` (${count})`}
                {language && ` (${t(`inLanguage.${language}`)})`}
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
