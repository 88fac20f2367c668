import { useTranslation } from "react-i18next";
import type { SearchPage } from "#schemas/structures/search-page.ts";
import { withTerm } from "./search-tabs.tsx";

/** Advice when a search has no results, as list items. */
export function SearchHelp({ term, tabs }: { term: string } & Pick<SearchPage, "tabs">) {
  const { t } = useTranslation();
  const others = tabs.flatMap(({ preset, href }) => (href === null ? [] : [{ preset, href }]));
  return (
    <>
      <li>{t("search.shorter")}</li>
      {others.length > 0 && (
        <li>
          {t("search.elsewhere")}:{" "}
          {others.map(({ preset, href }, index) => (
            <span key={preset}>
              {index > 0 && ", "}
              <a href={withTerm(href, term)}>{t(`search.preset.${preset}`)}</a>
            </span>
          ))}
        </li>
      )}
      <li>{t("search.contact")}</li>
    </>
  );
}
