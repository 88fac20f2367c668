import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { tagOf } from "#schemas/site/languages.ts";
import styles from "./contents-list.module.css";

interface ContentsEntry {
  id: string;
  title: string;
  /** Language of the title, when it is not the page's. */
  language?: Language | null;
}

/** Table of contents of the page, collapsed on narrow screens; nothing when there are no sections. */
export function ContentsList({ sections }: { sections: readonly ContentsEntry[] }) {
  const { t } = useTranslation();
  if (sections.length === 0) return null;
  const title = t("page.contents");
  return (
    <nav className={styles.contents} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <details>
        <summary>{title}</summary>
        <PlainList>
          {sections.map(({ id, title: name, language = null }) => (
            <li key={id} lang={tagOf(language)}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </PlainList>
      </details>
    </nav>
  );
}
