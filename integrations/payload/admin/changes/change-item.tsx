import { Fragment } from "react";
import type { ShownChange } from "../../hooks/comparisons.ts";
import type { Words } from "../../locales/words.ts";
import { inBothLanguages } from "../../portal.ts";

interface Props {
  change: ShownChange;
  /** Address of the form. */
  form: string;
  /** Language of the content item. */
  lang: string;
  say: keyof Words;
}

/** A change: its field, which leads to the form, what happened, and the old and new value. */
export function ChangeItem({ change: { field, name, what, before, after, pieces }, form, lang, say }: Props) {
  const shown = pieces ?? [
    ...(before ? [{ kind: "removed", text: before[say] } as const] : []),
    ...(after ? [{ kind: "added", text: after[say] } as const] : []),
  ];
  return (
    <li>
      <a href={`${form}#${encodeURIComponent(field)}`}>{name[say]}</a>
      <p>{what[say]}</p>
      <p lang={lang}>
        {shown.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text stay in their order
          <Fragment key={index}>{kind === "same" ? text : <Changed {...{ kind, text, say }} />} </Fragment>
        ))}
      </p>
    </li>
  );
}

/** Old or new words. Screen readers do not say `del` and `ins`, so words do. */
function Changed({ kind, text, say }: { kind: "removed" | "added"; text: string; say: keyof Words }) {
  const Tag = kind === "added" ? "ins" : "del";
  const spoken = inBothLanguages(`preview.comparison.${kind === "added" ? "new" : "old"}`)[say];
  return (
    <Tag>
      <span className="changes__aloud" lang={say}>{`${spoken} `}</span>
      {text}
    </Tag>
  );
}
