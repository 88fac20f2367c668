import { PlainList } from "#components/list/plain-list.tsx";
import type { LanguageLink } from "#renderer/shell/shell.ts";
import { languages } from "#schemas/site/languages.ts";
import styles from "./language-switch.module.css";

type Props = {
  languages: readonly LanguageLink[];
  labels: { languages: string; untranslated: string };
};

/** The page in the languages of the site, each by its own name; nothing for a page without any. */
export function LanguageSwitch({ languages: links, labels }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={labels.languages}>
      <PlainList className={styles.links}>
        {links.map(({ language, href, current, translated }) => {
          const { name, tag } = languages[language];
          return (
            <li key={language} title={translated ? undefined : labels.untranslated}>
              <a
                href={href}
                hrefLang={tag}
                aria-current={current ? "true" : undefined}
                data-untranslated={translated || current ? undefined : ""}
              >
                <span lang={tag}>{name}</span>
                {!translated && <span className="visually-hidden"> ({labels.untranslated})</span>}
              </a>
            </li>
          );
        })}
      </PlainList>
    </nav>
  );
}
