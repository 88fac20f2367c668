import { useTranslation } from "react-i18next";
import { Section } from "#components/layout/section.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { termQuery } from "#schemas/lists/search-term.ts";
import { tagOf } from "#schemas/site/languages.ts";
import type { SearchPage } from "#schemas/structures/search-page.ts";
import styles from "./search-tabs.module.css";
import { tabCount } from "./tab-counts.ts";
import { TermLinks } from "./term-links.tsx";

type Props = Pick<SearchPage, "tabs"> & {
  term: string;
  /** The site-wide search, from which the result counts of the others are taken; null on other pages. */
  counts: Listing<unknown> | null;
};

/**
 * Links to the site's other searches with the same term. Where the results are counted, those without results are left
 * out, and so are those that cannot be counted. A single remaining link is left out too.
 */
export function SearchTabs({ tabs: all, term, counts }: Props) {
  const { t } = useTranslation();
  const counted = all.map((tab) => ({ ...tab, count: counts && tabCount(tab.preset, counts) }));
  const isCounted = counted.some(({ count }) => count !== null);
  const tabs = counted.filter(({ count, href }) => href === null || !isCounted || (count ?? 0) > 0);
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
  return term === "" ? href : `${href}${termQuery(term)}`;
}

/** Links to the searches without a tab because their results cannot be counted. */
export function UncountedSearches({ tabs, term, counts }: Props & { counts: Listing<unknown> }) {
  const { t } = useTranslation();
  const terms = tabs.flatMap(({ preset, href }) =>
    href !== null && tabCount(preset, counts) === null
      ? [{ label: t(`search.preset.${preset}`), href: withTerm(href, term) }]
      : [],
  );
  if (terms.length === 0) return null;
  return (
    <Section title={t("search.elsewhere")}>
      <TermLinks terms={terms} />
    </Section>
  );
}
