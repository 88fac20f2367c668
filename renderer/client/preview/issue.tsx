import type { KeyboardEvent } from "react";
import type { ShownFinding } from "#renderer/preview/data.ts";
import { Facts } from "./facts.tsx";
import { usePanel, within } from "./panel-context.ts";

type Props = {
  finding: ShownFinding;
  isChosen: boolean;
  isStop: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** One issue: its message, and unfolded its details with links to fix it. */
export function Issue({ finding, isChosen, isStop, onChoose, onKeyDown }: Props) {
  const { language, translate, point } = usePanel();
  const { pointer, humanPath, label, message, fix, effect, wcag, edit } = finding;
  const path = within(humanPath[language]);
  const target = { at: pointer, name: path };
  return (
    <li>
      <button
        type="button"
        className="issue"
        data-issue=""
        aria-expanded={isChosen}
        tabIndex={isStop ? 0 : -1}
        onKeyDown={onKeyDown}
        onClick={() => {
          onChoose();
          point(target);
        }}
      >
        {message[language]}
      </button>
      {isChosen && (
        <div className="more">
          <Facts
            facts={[
              [translate("where"), path],
              [translate("field"), label?.[language] ?? null],
              [translate("effect"), translate(`effects.${effect}`)],
              [translate("fix"), fix[language]],
              [translate("criteria"), wcag.join(", ")],
            ]}
          />
          <p className="ways">
            <button type="button" onClick={() => point(target, true)}>
              {translate("show")}
            </button>
            {edit && (
              <a href={edit} target="_blank" rel="noopener noreferrer" aria-label={translate("editField", { path })}>
                {translate("edit")}
              </a>
            )}
          </p>
        </div>
      )}
    </li>
  );
}
