"use client";
import type { Command } from "prosemirror-state";
import { type HTMLAttributes, useMemo, useRef, useState } from "react";
import type { WordKey } from "../../locales/words.ts";
import { useWords } from "../use-words.ts";
import type { Dropped } from "./paste/cleaning.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { askingOf, type Chosen } from "./questions.ts";
import { Toolbar } from "./toolbar.tsx";
import { type DialogName, isImage, type Tool } from "./tools.ts";
import { useEditor } from "./use-editor.ts";
import { useImageLibrary } from "./use-image-library.tsx";

interface Props {
  attributes: HTMLAttributes<HTMLDivElement> & { id: string };
  value: string;
  isFixed: boolean;
  /** True when the editor is opened from the source view on demand and should take the focus. */
  hasFocus: boolean;
  onChange: (value: string) => void;
  onSource: () => void;
  onUnreadable: () => void;
}

/** Messages for content removed from pasted text. */
const droppedWords = {
  comments: "html.droppedComments",
  hidden: "html.droppedHidden",
  revisions: "html.droppedRevisions",
  pageNumbers: "html.droppedPageNumbers",
  numbering: "html.droppedNumbering",
  places: "html.droppedPlaces",
  looks: "html.droppedLooks",
  images: "html.droppedImages",
  imageLinks: "html.droppedImageLinks",
  links: "html.droppedLinks",
  embedded: "html.droppedEmbedded",
} as const satisfies Record<Dropped, WordKey>;

/** The visual editor: the text as it will look, with its toolbar. */
export function VisualEditor({ attributes, value, isFixed, hasFocus, onChange, onSource, onUnreadable }: Props) {
  const say = useWords();
  const toolbar = useRef<HTMLDivElement>(null);
  const [dropped, setDropped] = useState<readonly Dropped[]>([]);
  const [open, setOpen] = useState<{ name: DialogName; chosen: Chosen | null } | null>(null);
  const ask = (name: DialogName) => setOpen({ name, chosen: null });
  const keys: Record<string, Command> = {
    "Mod-k": () => {
      ask("a");
      return true;
    },
    "Alt-F10": () => {
      toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
      return true;
    },
  };
  const style = `--caption: ${JSON.stringify(say("html.caption"))}; --figcaption: ${JSON.stringify(say("html.figcaption"))}`;
  const editor = useEditor({ value, isFixed, hasFocus, onChange, onUnreadable, onPaste: setDropped, keys, style });
  const { state } = editor;
  const library = useImageLibrary((chosen) => setOpen({ name: "figure", chosen }));
  const doc = state?.doc;
  const hasKept = useMemo(() => {
    let found = false;
    doc?.descendants(({ type }) => {
      found ||= type.name === "kept" || type.name === "keptInline";
      return !found;
    });
    return found;
  }, [doc]);

  function use({ run, dialog }: Tool): void {
    if (isFixed || !state) return;
    setDropped([]);
    if (dialog === "figure" && !isImage(state)) library.open();
    else if (dialog) ask(dialog);
    else if (run) {
      editor.run(run);
      editor.focus();
    }
  }

  function finish(command?: Command): void {
    setOpen(null);
    editor.focus();
    if (command) editor.run(command);
  }

  const asking = useMemo(() => (open && state ? askingOf(open.name, state, open.chosen) : null), [open, state]);
  const notice =
    dropped.length > 0 ? say("html.dropped", { what: dropped.map((kind) => say(droppedWords[kind])).join(", ") }) : "";
  return (
    <div className="html-editor">
      <Toolbar
        element={toolbar}
        controls={attributes.id}
        {...{ state, isFixed, onSource }}
        onTool={use}
        onLeave={editor.focus}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: No control of HTML has headings, lists and tables. */}
      <div
        {...attributes}
        ref={editor.place}
        role="textbox"
        aria-multiline="true"
        aria-readonly={isFixed}
        tabIndex={0}
        className="html-editor__text"
      />
      <p id={`${attributes.id}-keys`} className="html-editor__hint">
        {say("html.keys")}
      </p>
      <p role="status" className="html-editor__hint">
        {[notice, hasKept ? say("html.kept") : ""].filter(Boolean).join(" ")}
      </p>
      {asking && (
        <QuestionDialog
          asking={asking}
          onAnswer={(answers) => finish(asking.apply(answers))}
          onRemove={() => finish(asking.remove)}
          onClose={() => finish()}
        />
      )}
      {library.drawer}
    </div>
  );
}
