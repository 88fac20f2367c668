import { Fragment } from "react";
import { EditLink } from "#renderer/client/preview/editing/edit-link.tsx";
import { placeAt } from "#renderer/client/preview/page/find-place.ts";
import { usePanel, withoutFirstSegment } from "#renderer/client/preview/panel-context.ts";
import type { EditorLanguage, ShownChange } from "#renderer/preview/data.ts";

/** A change: its place, what happened, and the old and new value. */
export function ChangeItem({ change }: { change: ShownChange }) {
  const { data, language, point } = usePanel();
  const { pointer, isGone, humanPath, what, before, after, pieces, edit } = change;
  const name = (each: EditorLanguage) => withoutFirstSegment(humanPath[each]);
  const at = { ...placeAt(pointer), effect: isGone ? ("item-hidden" as const) : ("none" as const) };
  return (
    <li>
      <button type="button" className="issue" onClick={() => point({ at, name }, true)}>
        {name(language)}
      </button>
      <div className="more">
        <p>{what[language]}</p>
        <p lang={data.language}>
          {pieces ? (
            pieces.map(({ kind, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text stay in their order
              <Fragment key={index}>
                {kind === "same" ? text : <Words isNew={kind === "added"}>{text}</Words>}{" "}
              </Fragment>
            ))
          ) : (
            <>
              {before && <Words isNew={false}>{before[language]}</Words>}{" "}
              {after && <Words isNew={true}>{after[language]}</Words>}
            </>
          )}
        </p>
        <p className="ways">
          <EditLink pointer={pointer} href={edit} name={name} />
        </p>
      </div>
    </li>
  );
}

/** Old or new words. Screen readers do not say `del` and `ins`, so words do. */
function Words({ isNew, children }: { isNew: boolean; children: string }) {
  const { language, translate } = usePanel();
  const Tag = isNew ? "ins" : "del";
  return (
    <Tag>
      <span className="aloud" lang={language}>{`${translate(isNew ? "comparison.new" : "comparison.old")} `}</span>
      {children}
    </Tag>
  );
}
