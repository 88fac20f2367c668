import { useTranslation } from "react-i18next";
import { LetterBar, letterId, othersId } from "#components/letter-bar.tsx";
import { ListPage } from "#components/list-page.tsx";
import { Section } from "#components/section.tsx";
import { TermList } from "#components/term-list.tsx";
import type { Glossary } from "#schemas/glossary.ts";

export function GlossaryTemplate({ view }: { view: Glossary }) {
  const { t } = useTranslation();
  return (
    <ListPage view={view}>
      <LetterBar letters={view.letters} hasOthers={view.others.length > 0} />
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
    </ListPage>
  );
}
