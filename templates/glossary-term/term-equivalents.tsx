import { PlainList } from "#components/list/plain-list.tsx";
import { languages } from "#schemas/site/languages.ts";
import type { GlossaryTerm } from "#schemas/structures/glossary-term.ts";

/** A term's equivalents in other languages. */
export function TermEquivalents({ equivalents }: Pick<GlossaryTerm, "equivalents">) {
  return (
    <PlainList>
      {equivalents.map(({ term, language }) => (
        <li key={`${language} ${term}`} lang={languages[language].tag}>
          {term} ({languages[language].name})
        </li>
      ))}
    </PlainList>
  );
}
