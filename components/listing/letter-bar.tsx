import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import { partId } from "#schemas/site/part-ids.ts";
import styles from "./letter-bar.module.css";

type Props = {
  label: string;
  letters: readonly { letter: string; terms: readonly unknown[] }[];
  /** True when there are terms that begin with none of the letters. */
  hasOthers: boolean;
};

/** Links to the letters of a list; letters without terms are not links. */
export function LetterBar({ label, letters, hasOthers }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={label}>
      <PlainList className={styles.letters}>
        {letters.map(({ letter, terms }) => (
          <li key={letter}>
            {terms.length > 0 ? (
              <a className={styles.letter} href={`#${letterId(letter)}`}>
                {letter}
              </a>
            ) : (
              <span className={styles.letter}>{letter}</span>
            )}
          </li>
        ))}
        {hasOthers && (
          <li>
            <a className={styles.letter} href={`#${othersId}`}>
              {t("glossary.others")}
            </a>
          </li>
        )}
      </PlainList>
    </nav>
  );
}

export function letterId(letter: string): string {
  return partId("letter", letter);
}

export const othersId = partId("letter", "others");
