import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "#components/layout/section.tsx";
import type { LetterGroups } from "#schemas/lists/alphabet.ts";
import { LetterBar, letterId, othersId } from "./letter-bar.tsx";
import styles from "./letter-sections.module.css";

type Props<Term> = LetterGroups<Term> & {
  /** Name of the letter bar. */
  label: string;
  /** Renders the terms of one letter. */
  children: (terms: readonly Term[]) => ReactNode;
};

/** Terms under the letters they begin with, below a bar of links to the letters. */
export function LetterSections<Term>({ letters, others, label, children }: Props<Term>) {
  const { t } = useTranslation();
  return (
    <>
      <LetterBar label={label} letters={letters} hasOthers={others.length > 0} />
      <div className={styles.letters}>
        {letters
          .filter(({ terms }) => terms.length > 0)
          .map(({ letter, terms }) => (
            <Section key={letter} title={letter} id={letterId(letter)}>
              {children(terms)}
            </Section>
          ))}
        {others.length > 0 && (
          <Section title={t("glossary.others")} id={othersId}>
            {children(others)}
          </Section>
        )}
      </div>
    </>
  );
}
