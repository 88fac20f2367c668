import { type Command, type EditorState, NodeSelection } from "prosemirror-state";
import { wallClock } from "#portal/contract/time/dates.ts";
import { isSafeAddress, withScheme } from "#portal/contract/values/address.ts";
import type { WordKey } from "../../locales/words.ts";
import type { ListedValue } from "../../wire/listed-value.ts";
import { referenceTo } from "../values/reference-to.ts";
import { askForValue } from "../values/value-question.ts";
import * as blocks from "./blocks.ts";
import { attributesOf, hasTag, markAt, selectedText, setMark, tagOf, unsetMark } from "./marks.ts";
import { insertTable } from "./tables.ts";
import { type DialogName, hasLanguage, isImage } from "./tools.ts";
import { referenceAt, removeReference, setReference } from "./value-references.ts";

/** A field of a dialog. */
export interface Question {
  name: string;
  label: WordKey;
  type: "text" | "number" | "checkbox" | "language" | "date" | "value" | "link" | "page";
  value: string;
  hint?: WordKey;
  isRequired?: boolean;
  /** The kind of shared values to choose from; all by default. */
  kind?: ListedValue["kind"];
  /** Returns the message key for an invalid answer; null for a valid one. */
  fault?: (value: string) => WordKey | null;
}

export type Answers = Readonly<Record<string, string>>;

/** The questions of a tool, and the command built from the answers. */
export interface Asking {
  title: WordKey;
  questions: readonly Question[];
  apply: (answers: Answers) => Command;
  /** Removes the element at the cursor. */
  remove?: Command;
}

/** An image chosen from the library. */
export type Chosen = { src: string; alt: string };

/** Returns the questions of a tool, with the values at the cursor filled in. */
export function askingOf(name: DialogName, state: EditorState, chosen: Chosen | null): Asking {
  switch (name) {
    case "a":
      return askLink(state);
    case "abbr":
      return askMark(state, "abbr", [required({ name: "title", label: "html.full" })]);
    case "lang":
      return askLanguage(state);
    case "value":
      return askValue(state);
    case "table":
      return askTable();
    case "figure":
      return askImage(state, chosen);
  }
}

const text = (own: Pick<Question, "name" | "label"> & Partial<Question>): Question => ({
  type: "text",
  value: "",
  ...own,
});
const required = (own: Pick<Question, "name" | "label"> & Partial<Question>): Question =>
  text({ ...own, isRequired: true });

function askLink(state: EditorState): Asking {
  const asking = askMark(state, "a", [
    required({
      name: "href",
      label: "html.address",
      type: "link",
      hint: "html.addressHint",
      fault: (value) => (isSafeAddress(withScheme(value)) ? null : "html.addressWrong"),
    }),
    { name: "hreflang", label: "html.hreflang", type: "language", value: "" },
  ]);
  return { ...asking, apply: (answers) => asking.apply({ ...answers, href: withScheme(answers["href"] ?? "") }) };
}

/** Asks for the attributes of a mark, and for its text when nothing is selected. */
function askMark(state: EditorState, tag: "a" | "abbr", questions: readonly Question[]): Asking {
  const isIt = hasTag(tag);
  const known = markAt(state, isIt);
  const attributes = known ? attributesOf(known.mark) : {};
  const needsText = !known && selectedText(state) === "";
  const filled = questions.map((question) => ({ ...question, value: attributes[question.name] ?? "" }));
  return {
    title: `html.${tag}`,
    questions: [...(needsText ? [required({ name: "text", label: "html.text" })] : []), ...filled],
    apply: ({ text: words = "", ...given }) => setMark(isIt, { tag, attributes: given, text: words }),
    ...(known && { remove: unsetMark(isIt) }),
  };
}

function askLanguage(state: EditorState): Asking {
  const known = markAt(state, hasLanguage);
  const isWords = known !== null || !state.selection.empty;
  const value = attributesOf(known?.mark ?? state.selection.$from.parent)["lang"] ?? "";
  const set = (lang: string): Command => {
    if (!isWords) return blocks.setBlockLanguage(lang);
    const tag = known ? tagOf(known.mark) : "span";
    if (lang === "" && tag === "span") return unsetMark(hasLanguage);
    return setMark(hasLanguage, { tag, attributes: { lang }, text: "" });
  };
  return {
    title: "html.lang",
    questions: [{ name: "lang", label: "html.language", type: "language", value, hint: "html.languageHint" }],
    apply: ({ lang = "" }) => set(lang),
    ...(value !== "" && { remove: set("") }),
  };
}

function askValue(state: EditorState): Asking {
  const known = referenceAt(state);
  const { key, form, at } = known?.reference ?? { key: "", form: "whole", at: null };
  const day = at === null ? "" : wallClock(at).date;
  return {
    title: "html.value",
    questions: [
      askForValue(key),
      { name: "bare", label: "value.bare", type: "checkbox", value: String(form === "bare") },
      { name: "at", label: "value.at", type: "date", value: day, hint: "value.atHint" },
    ],
    apply: ({ key: chosen = "", bare, at: when = "" }) =>
      setReference(
        referenceTo(chosen, { form: bare === "true" ? "bare" : form === "digits" ? form : "whole", at: when }),
      ),
    ...(known && { remove: removeReference }),
  };
}

const mostCells = 50;

function askTable(): Asking {
  const count = (name: string, label: WordKey): Question => ({
    name,
    label,
    type: "number",
    value: "3",
    isRequired: true,
  });
  const isOn = (name: string, label: WordKey): Question => ({ name, label, type: "checkbox", value: "true" });
  const number = (given: string | undefined) => Math.min(mostCells, Math.max(1, Math.trunc(Number(given)) || 1));
  return {
    title: "html.table",
    questions: [
      text({ name: "caption", label: "html.caption" }),
      count("rows", "html.rows"),
      count("columns", "html.columns"),
      isOn("headRow", "html.withHeadRow"),
      isOn("headColumn", "html.withHeadColumn"),
    ],
    apply: ({ rows, columns, caption = "", headRow, headColumn }) =>
      insertTable({
        rows: number(rows),
        columns: number(columns),
        caption,
        hasHeadRow: headRow === "true",
        hasHeadColumn: headColumn === "true",
      }),
  };
}

function askImage(state: EditorState, chosen: Chosen | null): Asking {
  const { selection } = state;
  const known = isImage(state) && selection instanceof NodeSelection ? attributesOf(selection.node) : null;
  const alt = text({
    name: "alt",
    label: "html.alt",
    hint: "html.altHint",
    value: chosen?.alt ?? known?.["alt"] ?? "",
  });
  const caption = text({ name: "caption", label: "html.figcaption" });
  const src = chosen?.src ?? "";
  return {
    title: "html.figure",
    questions: known ? [alt] : [alt, caption],
    apply: ({ alt: words = "", caption: below = "" }) =>
      known ? blocks.changeImage({ alt: words }) : blocks.insertImage({ src, alt: words, caption: below }),
  };
}
