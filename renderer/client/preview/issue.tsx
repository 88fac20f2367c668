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

/** One issue in its list: its sentence, and unfolded all else that is known of it with the ways to mend it. */
export function Issue({ finding, isChosen, isStop, onChoose, onKeyDown }: Props) {
  const { language, say, point } = usePanel();
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
              [say("where"), path],
              [say("field"), label?.[language] ?? null],
              [say("effect"), say(`effects.${effect}`)],
              [say("fix"), fix[language]],
              [say("criteria"), wcag.join(", ")],
            ]}
          />
          <p className="ways">
            <button type="button" onClick={() => point(target, true)}>
              {say("show")}
            </button>
            {edit && (
              <a href={edit} target="_blank" rel="noopener noreferrer" aria-label={say("editField", { path })}>
                {say("edit")}
              </a>
            )}
          </p>
        </div>
      )}
    </li>
  );
}
