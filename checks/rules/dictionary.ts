import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { clean } from "./html.ts";
import { shortened } from "./prose.ts";

const level = "content";

/** Reports several expressions in one field: nobody searches for a list. */
export const joinedExpressions: Rule = {
  code: "dictionary.joined",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const list of ["synonyma", "prednost"])
      for (const { path, text } of expressionsOf(subject, list, ["vyrazy", "znamena"]))
        if (/[;,|]/.test(text))
          yield { path, expected: "one expression", received: text, values: { text: shortened(text) } };
  },
};

/** Reports an expression with two best bets, as only one page can come first. Synonyms in several rows are combined. */
export const repeatedExpression: Rule = {
  code: "dictionary.repeated",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const seen = new Set<string>();
    for (const { path, text } of expressionsOf(subject, "prednost", ["vyrazy"])) {
      const known = text.toLowerCase();
      if (seen.has(known))
        yield { path, expected: "a unique expression", received: text, values: { text: shortened(text) } };
      seen.add(known);
    }
  },
};

interface Row {
  path: RecordPath;
  value: Readonly<Record<string, unknown>>;
}

function rowsOf({ key, content: { data } }: Subject, list: string): Row[] {
  const rows = key === "search-dictionary" ? data[list] : null;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((value, index) => (isRecord(value) ? [{ path: ["data", list, index], value }] : []));
}

function expressionsOf(subject: Subject, list: string, keys: readonly string[]): { path: RecordPath; text: string }[] {
  return rowsOf(subject, list).flatMap((row) => keys.flatMap((key) => textsIn(row, key)));
}

function textsIn({ path, value }: Row, key: string): { path: RecordPath; text: string }[] {
  const texts = value[key];
  if (!Array.isArray(texts)) return [];
  return texts.flatMap((text, index) =>
    typeof text === "string" && clean(text) !== "" ? [{ path: [...path, key, index], text: clean(text) }] : [],
  );
}
