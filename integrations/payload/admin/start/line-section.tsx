import { Link } from "@payloadcms/ui";
import { contentKinds } from "../../collections/structures.ts";
import type { OverviewLine } from "../../hooks/overview.ts";
import { languages } from "../../languages.ts";
import { momentWords } from "../../locales/moment-words.ts";
import { type Words, words } from "../../locales/words.ts";

interface Props {
  id: string;
  title: string;
  language: keyof Words;
  lines: readonly OverviewLine[];
  /** What stands beside a line, such as its author. */
  aside?: (line: OverviewLine) => string | null;
}

/** A list of content items on the start page. */
export function LineSection({ id, title, language, lines, aside = () => null }: Props) {
  return (
    <section aria-labelledby={`start-${id}`}>
      <h2 id={`start-${id}`}>{title}</h2>
      {lines.length === 0 && <p>{words("start.nothing")[language]}</p>}
      <ul className="start-page__lines">
        {lines.map((line) => (
          <li key={line.id}>
            <Link href={`/admin/collections/${line.structure}/${line.content}?locale=${line.language}`}>
              {line.name || words("start.untitled")[language]}
            </Link>
            <p>{detailsOf(line, language, aside(line)).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function detailsOf(
  { structure, language: code, state, savedAt }: OverviewLine,
  say: keyof Words,
  aside: string | null,
) {
  const kind = contentKinds.find(({ key }) => key === structure)?.label[say] ?? structure;
  const moment = savedAt === null ? [] : [momentWords(savedAt)[say]];
  return [kind, languages[code].name, words(`state.${state}`)[say], ...(aside ? [aside] : []), ...moment];
}
