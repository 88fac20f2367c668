import type { KeyboardEvent } from "react";
import { EditLink } from "#renderer/client/preview/editing/edit-link.tsx";
import type { EditorLanguage, ShownFinding } from "#renderer/preview/data.ts";
import { shownValue } from "#renderer/preview/texts/shown-text.ts";
import { Facts } from "./facts.tsx";
import { usePanel, withoutFirstSegment } from "./panel-context.ts";

type Props = {
  finding: ShownFinding;
  /** Its place in the list of all findings. */
  index: number;
  isChosen: boolean;
  isStop: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** An issue: its message, and when expanded its details with links to fix it. */
export function Issue({ finding, index, isChosen, isStop, onChoose, onKeyDown }: Props) {
  const { data, language, point } = usePanel();
  const target = { at: finding, name: (each: EditorLanguage) => withoutFirstSegment(finding.humanPath[each]) };
  return (
    <li>
      <button
        type="button"
        className="issue"
        data-issue={index}
        aria-expanded={isChosen}
        tabIndex={isStop ? 0 : -1}
        onKeyDown={onKeyDown}
        onClick={() => {
          onChoose();
          if (!data.tried) point(target);
        }}
      >
        {finding.message[language]}
      </button>
      {isChosen && <IssueDetails finding={finding} name={target.name} />}
    </li>
  );
}

function IssueDetails({ finding, name }: { finding: ShownFinding; name: (language: EditorLanguage) => string }) {
  const { data, language, translate, point, find } = usePanel();
  const { record, pointer, label, fix, effect, received, wcag, edit } = finding;
  const path = name(language);
  const isOnPage = find(finding) !== null;
  return (
    <div className="more">
      <Facts
        facts={[
          [translate("where"), record === "settings" ? translate("ofSettings", { path }) : path],
          [translate("field"), label?.[language] ?? null],
          [translate("value"), shownValue(received, translate)],
          [translate("effect"), translate(`effects.${effect}`)],
          [translate("fix"), fix[language]],
          [translate("criteria"), wcag.join(", ")],
        ]}
      />
      {!isOnPage && !data.tried && <p>{translate("notShownHere")}</p>}
      <p className="ways">
        {isOnPage && (
          <button type="button" onClick={() => point({ at: finding, name }, true)}>
            {translate("show")}
          </button>
        )}
        <EditLink pointer={pointer} href={edit} name={name} />
      </p>
    </div>
  );
}
