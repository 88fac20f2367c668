import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import styles from "#components/listing/letter-bar.module.css";
import { partId } from "#schemas/site/part-ids.ts";

type Props = {
  letters: readonly { letter: string; terms: readonly unknown[] }[];
  /** True when there are terms that begin with none of the letters. */
  hasOthers: boolean;
};

/** Links to the letters of a glossary; letters without terms are not links. */
export function LetterBar({ letters, hasOthers }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("glossary.letters")}>
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
