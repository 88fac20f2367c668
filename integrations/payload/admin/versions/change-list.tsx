import type { LanguageChanges } from "../../hooks/version-changes.ts";
import { languages } from "../../languages.ts";
import { type Words, words } from "../../locales/words.ts";
import { type ContentChange, kindWords } from "../../portal.ts";

/** The differences of two versions in one language, each field by its name with the old and the new value. */
export function ChangeList({ language, only, published, changes, left, say }: LanguageChanges & { say: keyof Words }) {
  const { name, wire } = languages[language];
  const notes = [
    ...(only === null ? [] : [words(`version.only.${only}`)[say]]),
    ...(published === null ? [] : [words(published ? "version.nowPublished" : "version.nowDraft")[say]]),
  ];
  return (
    <section aria-labelledby={`changes-${language}`}>
      <h3 id={`changes-${language}`}>{name}</h3>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <dl className="version-page__changes">
        {changes.map((change) => (
          <div key={`${change.kind} ${change.pointer} ${change.was}`}>
            <dt>{`${placeOf(change, say)}: ${kindWords(change)[say]}`}</dt>
            <Values change={change} say={say} lang={wire.slice(0, 2)} />
          </div>
        ))}
      </dl>
      {left > 0 && <p>{words("version.left", { count: left })[say]}</p>}
    </section>
  );
}

/** Path to a change without the name of the content item, which the page has as its heading. */
function placeOf({ humanPath, label }: ContentChange, say: keyof Words): string {
  return humanPath[say].split(" › ").slice(1).join(" › ") || label[say];
}

function Values({ change, say, lang }: { change: ContentChange; say: keyof Words; lang: string }) {
  const { pieces, before, after, isFormatOnly } = change;
  if (isFormatOnly) return null;
  if (pieces)
    return (
      <dd lang={lang}>
        {pieces.map(({ kind, text }, index) => {
          const Tag = ({ same: "span", removed: "del", added: "ins" } as const)[kind];
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and the list never changes
          return <Tag key={index}>{`${text} `}</Tag>;
        })}
      </dd>
    );
  return (
    <>
      {before && (
        <dd>
          <del>{before[say]}</del>
        </dd>
      )}
      {after && (
        <dd>
          <ins>{after[say]}</ins>
        </dd>
      )}
    </>
  );
}
