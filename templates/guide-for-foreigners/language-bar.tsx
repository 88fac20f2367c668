import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages, tagOf } from "#schemas/site/languages.ts";
import styles from "./language-bar.module.css";

/** Links to the language versions of a page, each under its own name; nothing when there is only one. */
export function LanguageBar({ versions }: { versions: readonly { language: Language; href: string }[] }) {
  const { t } = useTranslation();
  const { language: own } = useEnvironment();
  if (versions.length < 2) return null;
  return (
    <nav className={styles.bar} aria-label={t("guide.languages")}>
      <PlainList className={styles.list}>
        {versions.map(({ language, href }) => (
          <li key={language}>
            <a
              className={styles.link}
              href={href}
              hrefLang={tagOf(language)}
              lang={tagOf(language)}
              aria-current={language === own ? "page" : undefined}
            >
              {languages[language].name}
            </a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
