"use client";
import type { EditorState } from "prosemirror-state";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useWords } from "../use-words.ts";
import { around } from "./blocks.ts";
import { ToolIcon } from "./tool-icon.tsx";
import { type Tool, tableTools, toolGroups } from "./tools.ts";

interface Props {
  element?: RefObject<HTMLDivElement | null>;
  /** Id of the text that the tools change. */
  controls: string;
  /** Not there while the source is shown. */
  state: EditorState | null;
  isFixed: boolean;
  onTool?: (tool: Tool) => void;
  onSource: () => void;
  onLeave: () => void;
}

/** The tools of a text: one stop of the Tab key, arrows lead from one to another, Escape back to the text. */
export function Toolbar({ element, controls, state, isFixed, onTool, onSource, onLeave }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const bar = element ?? own;
  const say = useWords();
  const [stop, setStop] = useState("html.undo");
  const groups = state ? [...toolGroups, ...(around(state, "captioned") ? [tableTools] : [])] : [];
  const names = [...groups.flat().map(({ name }) => name), "html.source"];
  const current = names.find((name) => name === stop) ?? names[0];

  function move(event: KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const at = buttons.findIndex((button) => button.matches(":focus"));
    const last = buttons.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      ...{ Home: 0, End: last },
    };
    const target = targets[event.key];
    if (event.key === "Escape") onLeave();
    else if (target === undefined) return;
    else buttons[target]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  const common = (name: string) => ({
    type: "button" as const,
    tabIndex: name === current ? 0 : -1,
    onFocus: () => setStop(name),
  });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={say("html.toolbar")}
      aria-controls={controls}
      className="html-tools"
      onKeyDown={move}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: A group of buttons is no part of a form's data.
        <div
          key={group[0]?.name}
          role="group"
          className="html-tools__group"
          {...(group === tableTools && { "aria-label": say("html.tableTools") })}
        >
          {group.map((tool) => (
            <button
              key={tool.name}
              {...common(tool.name)}
              className="html-tools__tool"
              aria-label={say(tool.name)}
              title={say(tool.name)}
              aria-keyshortcuts={tool.keys}
              aria-pressed={state ? tool.isOn?.(state) : undefined}
              aria-haspopup={tool.dialog ? "dialog" : undefined}
              aria-disabled={isFixed || (state !== null && tool.run?.(state) === false)}
              // The selection of the text stays.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTool?.(tool)}
            >
              <ToolIcon name={tool.name}>{say(tool.name)}</ToolIcon>
            </button>
          ))}
        </div>
      ))}
      <button {...common("html.source")} className="html-tools__tool" aria-pressed={state === null} onClick={onSource}>
        {say("html.source")}
      </button>
    </div>
  );
}
