import type { GlossaryTerm } from "#schemas/glossary-term.ts";
import { languages } from "#schemas/languages.ts";
import { PlainList } from "./plain-list.tsx";

/** What a term is called in other languages, each in its own. */
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
