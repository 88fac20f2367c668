import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { useFacetTexts } from "#components/listing/facet-texts.ts";
import { archiveIn } from "#schemas/lists/search/archive-term.ts";
import type { SearchPage } from "#schemas/structures/search-page.ts";

/** Link to the list and the month that a search asks for, such as `news May 2026`; nothing for other searches. */
export function ArchiveAnswer({ tabs, term }: Pick<SearchPage, "tabs"> & { term: string }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const { optionName } = useFacetTexts();
  const lists = tabs.flatMap(({ href, preset }) => (href === null ? [] : [{ href, preset }]));
  const found = archiveIn(term, lists, { language, nameOf: ({ preset }) => t(`search.preset.${preset}`) });
  if (!found) return null;
  const { tab, period } = found;
  return (
    <p>
      <a href={`${tab.href}?year=${period}`}>
        {t("search.archive", { list: t(`search.preset.${tab.preset}`), period: optionName("year", period) })}
      </a>
    </p>
  );
}
