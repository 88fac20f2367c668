import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "./contents-list.module.css";
import { PlainList } from "./plain-list.tsx";

/** Links to the sections of the page; nothing when there are none. */
export function ContentsList({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation();
  const headingId = useId();
  if (sections.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby={headingId}>
      <h2 id={headingId}>{t("page.contents")}</h2>
      <PlainList>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
