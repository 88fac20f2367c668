import { useTranslation } from "react-i18next";
import { PageLink } from "#components/link/page-link.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { GlossaryEntry } from "#schemas/structures/glossary.ts";
import styles from "./term-list.module.css";

/** Terms of a glossary with their summaries; those in another language than the page are marked. */
export function TermList({ terms }: { terms: readonly GlossaryEntry[] }) {
  return (
    <dl className={styles.list}>
      {terms.map((entry) => (
        <div key={entry.href}>
          <dt>
            <TermLink entry={entry} />
          </dt>
          <dd>
            <Summary entry={entry} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TermLink({ entry: { term, abbreviation, href, language } }: { entry: GlossaryEntry }) {
  const label = abbreviation ? `${term} (${abbreviation})` : term;
  return (
    <PageLink link={{ label, href, external: false, language }}>
      <span lang={tagOf(language)}>{label}</span>
    </PageLink>
  );
}

function Summary({ entry }: { entry: GlossaryEntry }) {
  const { t } = useTranslation();
  const { summary, language } = entry;
  if (summary === null) return t("glossary.noSummary");
  return (
    <TranslatedField view={entry} name="summary" inline>
      <span lang={tagOf(language)}>{summary}</span>
    </TranslatedField>
  );
}
