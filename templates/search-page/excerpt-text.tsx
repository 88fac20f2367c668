import { excerptOf } from "#schemas/lists/search/excerpt.ts";

/** An excerpt around the search terms, with the terms marked. */
export function ExcerptText({ text, term }: { text: string; term: string }) {
  const { parts, isCutBefore, isCutAfter } = excerptOf(text, term);
  const placed = parts.map((part, place) => ({ ...part, place }));
  return (
    <p>
      {isCutBefore && "… "}
      {placed.map((part) => (part.isMatch ? <mark key={part.place}>{part.text}</mark> : part.text))}
      {isCutAfter && " …"}
    </p>
  );
}
