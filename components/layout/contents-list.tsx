import { useId } from "react";
import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { tagOf } from "#schemas/site/languages.ts";
import styles from "./contents-list.module.css";

interface Entry {
  id: string;
  title: string;
  /** Language of the title, when it is not the page's. */
  language?: Language | null;
}

/** Links to the sections of the page; nothing when there are none. */
export function ContentsList({ sections }: { sections: readonly Entry[] }) {
  const { t } = useTranslation();
  const headingId = useId();
  if (sections.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby={headingId}>
      <h2 id={headingId}>{t("page.contents")}</h2>
      <PlainList>
        {sections.map(({ id, title, language = null }) => (
          <li key={id} lang={tagOf(language)}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
