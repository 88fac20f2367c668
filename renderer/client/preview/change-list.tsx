import { Fragment } from "react";
import { EditLink } from "#renderer/client/preview/editing/edit-link.tsx";
import { placeAt } from "#renderer/client/preview/page/find-place.ts";
import type { EditorLanguage, ShownChange } from "#renderer/preview/data.ts";
import { usePanel, withoutFirstSegment } from "./panel-context.ts";

/** Lists what the draft changes on the published page. */
export function ChangeList() {
  const { data, translate } = usePanel();
  const { changes } = data;
  if (!changes) return null;
  const { isNew, list, left } = changes;
  return (
    <details>
      <summary>{translate("changes", { count: list.length + left })}</summary>
      {list.length === 0 && <p>{translate(isNew ? "changesNew" : "changesNone")}</p>}
      <ul>
        {list.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a draft stay in their order
          <ChangeItem key={index} change={change} />
        ))}
      </ul>
      {left > 0 && <p>{translate("changesLeft", { count: left })}</p>}
    </details>
  );
}

function ChangeItem({ change }: { change: ShownChange }) {
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
                {kind === "same" ? text : kind === "removed" ? <del>{text}</del> : <ins>{text}</ins>}{" "}
              </Fragment>
            ))
          ) : (
            <>
              {before && <del>{before[language]}</del>} {after && <ins>{after[language]}</ins>}
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
