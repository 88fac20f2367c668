import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import { Section } from "#components/layout/section.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import type { SearchNotes } from "#schemas/lists/listing-view.ts";

/** Says how the search changed the term in order to find something. */
export function SearchNotesText({ notes }: { notes: SearchNotes }) {
  const { t } = useTranslation();
  const { corrected, missing, also, ignored, isPartial } = notes;
  return (
    <>
      {corrected.map(({ typed, used }) => (
        <p key={typed}>{t("search.notes.corrected", { typed, used })}</p>
      ))}
      {also.length > 0 && <p>{t("search.notes.also", { words: also.join(", ") })}</p>}
      {missing.length > 0 && <p>{t("search.notes.missing", { words: missing.join(", ") })}</p>}
      {ignored.length > 0 && <p>{t("search.notes.ignored", { words: ignored.join(", ") })}</p>}
      {isPartial && <p>{t("search.notes.partial")}</p>}
    </>
  );
}

/** Top results in other languages and on other sites, each under its own heading. */
export function ResultsElsewhere({ elsewhere }: Pick<SearchNotes, "elsewhere">) {
  const { t } = useTranslation();
  return elsewhere.map(({ site, links }) => (
    <Section
      key={site}
      title={site === null ? t("search.notes.inOtherLanguages") : t("search.notes.elsewhere", { site })}
    >
      <ul>
        {links.map(({ title, href, language }) => (
          <li key={href}>
            <InLanguage language={language} inline>
              <PageLink link={{ label: title, href, external: false, language }} />
            </InLanguage>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
