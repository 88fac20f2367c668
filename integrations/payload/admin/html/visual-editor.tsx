"use client";
import type { Node } from "prosemirror-model";
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
  const hasPreserved = usePreserved(state?.doc);

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
      <Hints id={attributes.id} dropped={dropped} hasPreserved={hasPreserved} />
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

/** True for a text with markup that the editor does not support. */
function usePreserved(doc: Node | undefined): boolean {
  return useMemo(() => {
    let isPresent = false;
    doc?.descendants(({ type }) => {
      isPresent ||= type.name === "preserved" || type.name === "preservedInline";
      return !isPresent;
    });
    return isPresent;
  }, [doc]);
}

interface HintsProps {
  id: string;
  dropped: readonly Dropped[];
  hasPreserved: boolean;
}

/** The keys of the editor, what was removed from the last pasted text, and a note about preserved markup. */
function Hints({ id, dropped, hasPreserved }: HintsProps) {
  const say = useWords();
  const what = dropped.map((kind) => say(droppedWords[kind])).join(", ");
  const notice = dropped.length > 0 ? say("html.dropped", { what }) : "";
  return (
    <>
      <p id={`${id}-keys`} className="html-editor__hint">
        {say("html.keys")}
      </p>
      <p role="status" className="html-editor__hint">
        {[notice, hasPreserved ? say("html.preserved") : ""].filter(Boolean).join(" ")}
      </p>
    </>
  );
}
