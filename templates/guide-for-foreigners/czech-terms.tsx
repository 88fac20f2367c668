import { FactList } from "#components/list/fact-list.tsx";
import type { GuideForForeigners } from "#schemas/structures/guide-for-foreigners.ts";

/** Czech words that people meet at offices, explained in the language of the page. */
export function CzechTerms({ terms }: Pick<GuideForForeigners, "terms">) {
  return (
    <FactList look="row" facts={terms.map(({ term, explanation }) => ({ term, language: "cs", value: explanation }))} />
  );
}
