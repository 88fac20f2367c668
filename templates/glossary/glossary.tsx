import { useTranslation } from "react-i18next";
import { ListPage } from "#components/list/list-page.tsx";
import { LetterSections } from "#components/listing/letter-sections.tsx";
import type { Glossary } from "#schemas/structures/glossary.ts";
import { TermList } from "./term-list.tsx";

export function GlossaryTemplate({ view }: { view: Glossary }) {
  const { t } = useTranslation();
  return (
    <ListPage view={view}>
      <LetterSections letters={view.letters} others={view.others} label={t("glossary.letters")}>
        {(terms) => <TermList terms={terms} />}
      </LetterSections>
    </ListPage>
  );
}
