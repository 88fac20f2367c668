"use client";
import type { Command, EditorState } from "prosemirror-state";
import { type RefObject, useEffect, useRef, useState } from "react";
import { createEditor, type EditorOptions, type HtmlEditor } from "./editor-view.ts";

interface Options extends Omit<EditorOptions, "onState"> {
  /** True to focus the text at once. */
  hasFocus: boolean;
  /** Called with a value that the visual editor cannot show. */
  onUnreadable: () => void;
}

interface Editor {
  place: RefObject<HTMLDivElement | null>;
  state: EditorState | null;
  run: (command: Command) => void;
  focus: () => void;
}

/** Creates the editor in the element of `place`. */
export function useEditor(options: Options): Editor {
  const { value, isFixed } = options;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<HtmlEditor>(null);
  const latest = useRef(options);
  const [state, setState] = useState<EditorState | null>(null);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!place.current) return;
    try {
      editor.current = createEditor(place.current, () => ({ ...latest.current, onState: setState }));
    } catch (error) {
      // Show the source when no document can be built from it.
      console.error(error);
      latest.current.onUnreadable();
      return;
    }
    const { view } = editor.current;
    if (latest.current.hasFocus) view.focus();
    return () => {
      editor.current = null;
      view.destroy();
    };
  }, []);

  useEffect(() => {
    try {
      editor.current?.setValue(value);
    } catch (error) {
      console.error(error);
      latest.current.onUnreadable();
    }
  }, [value]);

  useEffect(() => {
    editor.current?.view.setProps({ editable: () => !isFixed });
  }, [isFixed]);

  return {
    place,
    state,
    run: (command) => {
      const view = editor.current?.view;
      if (view && !isFixed) command(view.state, view.dispatch, view);
    },
    focus: () => editor.current?.view.focus(),
  };
}
