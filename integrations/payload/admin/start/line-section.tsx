import { listed, type OverviewLine } from "../../hooks/overview.ts";
import { type Words, words } from "../../locales/words.ts";
import { LineItem } from "./line-item.tsx";

interface Props {
  id: string;
  title: string;
  language: keyof Words;
  lines: readonly OverviewLine[];
  /** Words of a line after its state. */
  moreOf: (line: OverviewLine) => (string | null | undefined)[];
}

/** A list of content items on the start page. */
export function LineSection({ id, title, language, lines, moreOf }: Props) {
  return (
    <section aria-labelledby={`start-${id}`}>
      <h2 id={`start-${id}`}>{title}</h2>
      {lines.length === 0 && <p>{words("start.nothing")[language]}</p>}
      <ul className="start-page__lines">
        {lines.map((line) => (
          <LineItem key={line.id} line={listed(line)} more={moreOf(line).filter((text) => typeof text === "string")} />
        ))}
      </ul>
    </section>
  );
}
