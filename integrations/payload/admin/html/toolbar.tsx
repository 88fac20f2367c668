"use client";
import type { EditorState } from "prosemirror-state";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useWords } from "../use-words.ts";
import { around } from "./blocks.ts";
import { ToolIcon } from "./tool-icon.tsx";
import { type Tool, tableTools, toolGroups } from "./tools.ts";

interface Props {
  element?: RefObject<HTMLDivElement | null>;
  /** Id of the text that the tools edit. */
  controls: string;
  /** Null while the source is shown. */
  state: EditorState | null;
  isFixed: boolean;
  onTool?: (tool: Tool) => void;
  onSource: () => void;
  onLeave: () => void;
}

/** Switches between text and source. */
const sourceTool: Tool = { name: "html.source" };

/** The toolbar: a single tab stop, arrow keys move between tools, Escape returns to the text. */
export function Toolbar({ element, controls, state, isFixed, onTool, onSource, onLeave }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const bar = element ?? own;
  const say = useWords();
  const [stop, setStop] = useState<Tool["name"]>("html.undo");
  const text = state ? toolGroups : [];
  const table = state && around(state, "captioned") ? [tableTools] : [];
  const groups = [...text, [sourceTool], ...table];
  const tools = groups.flat();
  const current = tools.find(({ name }) => name === stop) ?? tools[0];

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
            <ToolButton
              key={tool.name}
              tool={tool}
              isStop={tool === current}
              isOn={tool === sourceTool ? state === null : state ? tool.isOn?.(state) : undefined}
              isPossible={tool === sourceTool || (!isFixed && isPossible(tool, state))}
              onFocus={() => setStop(tool.name)}
              onClick={() => (tool === sourceTool ? onSource() : onTool?.(tool))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A tool that is on stays enabled, even when it can change nothing more. */
function isPossible({ run, isOn }: Tool, state: EditorState | null): boolean {
  return state !== null && (run === undefined || isOn?.(state) === true || run(state));
}

interface ButtonProps {
  tool: Tool;
  isStop: boolean;
  isOn: boolean | undefined;
  isPossible: boolean;
  onFocus: () => void;
  onClick: () => void;
}

function ToolButton({ tool, isStop, isOn, isPossible: can, onFocus, onClick }: ButtonProps) {
  const say = useWords();
  const name = say(tool.name);
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      className="html-tools__tool"
      aria-label={name}
      title={name}
      aria-keyshortcuts={tool.keys}
      aria-pressed={isOn}
      aria-haspopup={tool.dialog ? "dialog" : undefined}
      aria-disabled={!can}
      // Keep the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={onClick}
    >
      <ToolIcon name={tool.name}>{name}</ToolIcon>
    </button>
  );
}
