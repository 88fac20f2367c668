import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import { languages } from "#schemas/site/languages.ts";
import styles from "./language-switch.module.css";
import type { LanguageLink } from "./shell.ts";

/** Links to the page in the site's languages, each under its own name; nothing when there are none. */
export function LanguageSwitch({ languages: links }: { languages: readonly LanguageLink[] }) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  const untranslated = t("header.untranslated");
  return (
    <nav aria-label={t("header.languages")}>
      <PlainList className={styles.links}>
        {links.map(({ language, href, current, translated }) => {
          const { name, tag } = languages[language];
          return (
            <li key={language} title={translated ? undefined : untranslated}>
              <a
                href={href}
                hrefLang={tag}
                aria-current={current ? "true" : undefined}
                data-untranslated={translated || current ? undefined : ""}
              >
                <span lang={tag}>{name}</span>
                {!translated && <span className="visually-hidden"> ({untranslated})</span>}
              </a>
            </li>
          );
        })}
      </PlainList>
    </nav>
  );
}
