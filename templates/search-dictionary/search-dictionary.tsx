import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import type { SearchDictionary } from "#schemas/structures/search-dictionary.ts";

/** The search dictionary's words and pages, shown in previews only. */
export function SearchDictionaryTemplate({ view }: { view: SearchDictionary }) {
  const { t } = useTranslation();
  const { synonyms, bestBets } = view;
  return (
    <PageLayout heading={<ViewHeading view={view} />}>
      {synonyms.length > 0 && (
        <FieldSection view={view} name="synonyms" title={t("search.dictionary.synonyms")}>
          <ul>
            {synonyms.map(({ expressions, meanings }) => (
              <li key={expressions.join()}>
                {expressions.join(", ")} →{" "}
                {meanings.map(({ text, language }, index) => (
                  <Fragment key={text}>
                    {index > 0 && ", "}
                    <InLanguage language={language} inline>
                      {text}
                    </InLanguage>
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </FieldSection>
      )}
      {bestBets.length > 0 && (
        <FieldSection view={view} name="bestBets" title={t("search.dictionary.bestBets")}>
          <ul>
            {bestBets.map(({ expressions, name, href }) => (
              <li key={expressions.join()}>
                {expressions.join(", ")} → {href ? <a href={href}>{name ?? href}</a> : name}
              </li>
            ))}
          </ul>
        </FieldSection>
      )}
    </PageLayout>
  );
}
