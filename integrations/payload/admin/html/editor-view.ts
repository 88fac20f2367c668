import type { Node } from "prosemirror-model";
import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { cleanPaste } from "./clean-paste.ts";
import { clipboardParser, clipboardSerializer, clipboardTextParser, isOwnCopy } from "./clipboard.ts";
import { type HtmlDocument, openHtml } from "./html-document.ts";
import { attributesOf } from "./marks.ts";
import { createOwnValues } from "./own-values.ts";
import type { Dropped } from "./paste/cleaning.ts";
import { plugins } from "./plugins.ts";

export interface EditorOptions {
  value: string;
  isFixed: boolean;
  /** Inline style of the element. */
  style: string;
  keys: Readonly<Record<string, Command>>;
  onChange: (value: string) => void;
  /** Called after every change with the new state, and with the kinds of content removed from pasted text. */
  onState: (state: EditorState) => void;
  onPaste: (dropped: readonly Dropped[]) => void;
}

export interface HtmlEditor {
  view: EditorView;
  /** Opens a value set from outside, such as another version; ignores the editor's own values. */
  setValue(value: string): void;
}

/**
 * Edits a value of an HTML field in an element; `options` returns the current options. Throws for HTML that is nested
 * too deeply.
 */
export function createEditor(place: HTMLElement, options: () => EditorOptions): HtmlEditor {
  const own = plugins(options().keys);
  const first = options().value;
  const values = createOwnValues(first);
  let opened: HtmlDocument = openHtml(first);
  let value = first;
  const stateOf = ({ doc }: HtmlDocument) => EditorState.create({ doc, plugins: own });
  const view = new EditorView(
    { mount: place },
    {
      state: stateOf(opened),
      editable: () => !options().isFixed,
      attributes: () => ({ style: options().style }),
      clipboardParser,
      clipboardSerializer,
      clipboardTextParser,
      transformPastedHTML: (html) => {
        if (isOwnCopy(html)) return html;
        const clean = cleanPaste(html, idsIn(view.state.doc));
        options().onPaste(clean.dropped);
        return clean.html;
      },
      handlePaste: (_view, { clipboardData }) => {
        const isImage = clipboardData?.types.every((type) => type === "Files") && clipboardData.files.length > 0;
        if (isImage) options().onPaste(["images"]);
        return Boolean(isImage);
      },
      dispatchTransaction: (tr) => {
        show(view.state.apply(tr));
        if (!tr.docChanged) return;
        const changed = opened.toValue(view.state.doc);
        if (changed === value) return;
        value = changed;
        values.report(value);
        options().onChange(value);
      },
    },
  );

  function idsIn(doc: Node): ReadonlySet<string> {
    const ids = new Set<string>();
    doc.descendants((node) => {
      for (const of of [node, ...node.marks]) {
        const { id } = attributesOf(of);
        if (id) ids.add(id);
      }
    });
    return ids;
  }

  function show(state: EditorState): void {
    view.updateState(state);
    options().onState(state);
  }

  options().onState(view.state);
  return {
    view,
    setValue(given) {
      if (values.isOwn(given)) return;
      opened = openHtml(given);
      value = given;
      show(stateOf(opened));
    },
  };
}
