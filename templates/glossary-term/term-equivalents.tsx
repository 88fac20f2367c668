import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import { languages } from "#schemas/site/languages.ts";
import type { GlossaryTerm } from "#schemas/structures/glossary-term.ts";

/** A term's equivalents in other languages. */
export function TermEquivalents({ equivalents }: Pick<GlossaryTerm, "equivalents">) {
  const { t } = useTranslation();
  return (
    <PlainList>
      {equivalents.map(({ term, language }) => (
        <li key={`${language} ${term}`}>
          <span lang={languages[language].tag}>{term}</span> ({t(`inLanguage.${language}`)})
        </li>
      ))}
    </PlainList>
  );
}
