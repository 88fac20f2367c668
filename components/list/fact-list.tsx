import type { ReactNode } from "react";
import type { Language } from "#schemas/site/language-codes.ts";
import { tagOf } from "#schemas/site/languages.ts";
import styles from "./fact-list.module.css";

export interface Fact {
  term: string;
  /** Language of the term, when it is not the page's. */
  language?: Language | null;
  /** A fact without a value is left out. */
  value: ReactNode;
}

/** A definition list of facts; `row` puts terms next to their values if there is room. */
export function FactList({ facts, look = "grid" }: { facts: readonly Fact[]; look?: "grid" | "row" }) {
  const nonEmpty = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== false && value !== "",
  );
  if (nonEmpty.length === 0) return null;
  return (
    <dl className={styles[look]}>
      {nonEmpty.map(({ term, language = null, value }) => (
        <div key={term}>
          <dt lang={tagOf(language)}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
