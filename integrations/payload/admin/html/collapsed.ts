import type { Node } from "prosemirror-model";

/** Collapses white space as browsers do: runs become one space, and it is removed at line starts and ends. */
export function collapsed(words: readonly Node[]): Node[] {
  let isAfterSpace = true;
  const shown = words.flatMap((node) => {
    if (!node.isText) {
      isAfterSpace = node.type.name === "br";
      return [node];
    }
    const text = (node.text ?? "").replace(/[ \t\n\r\f]+/g, " ");
    const own = isAfterSpace ? text.replace(/^ /, "") : text;
    if (own === "") return [];
    isAfterSpace = own.endsWith(" ");
    return [node.type.schema.text(own, node.marks)];
  });
  return withoutLastSpace(shown);
}

function withoutLastSpace(words: readonly Node[]): Node[] {
  const last = words.at(-1);
  if (!last?.isText || !last.text?.endsWith(" ")) return [...words];
  const text = last.text.slice(0, -1);
  const before = words.slice(0, -1);
  return text === "" ? before : [...before, last.type.schema.text(text, last.marks)];
}
