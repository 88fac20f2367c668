import { useTranslation } from "react-i18next";
import { Section } from "#components/layout/section.tsx";
import { ListPage } from "#components/list/list-page.tsx";
import type { Glossary } from "#schemas/structures/glossary.ts";
import { LetterBar, letterId, othersId } from "./letter-bar.tsx";
import styles from "./term-list.module.css";
import { TermList } from "./term-list.tsx";

export function GlossaryTemplate({ view }: { view: Glossary }) {
  const { t } = useTranslation();
  return (
    <ListPage view={view}>
      <LetterBar letters={view.letters} hasOthers={view.others.length > 0} />
      <div className={styles.letters}>
        {view.letters
          .filter(({ terms }) => terms.length > 0)
          .map(({ letter, terms }) => (
            <Section key={letter} title={letter} id={letterId(letter)}>
              <TermList terms={terms} />
            </Section>
          ))}
        {view.others.length > 0 && (
          <Section title={t("glossary.others")} id={othersId}>
            <TermList terms={view.others} />
          </Section>
        )}
      </div>
    </ListPage>
  );
}
