import { attributesOf, elementsIn, type MarkupElement, textOf } from "../markup.ts";

/** Returns the words that a control of a form shows as its value; null for any other element. */
export function controlWords(node: MarkupElement): string | null {
  const own = attributesOf(node);
  switch (node.tagName) {
    case "textarea":
      return textOf(node);
    case "input":
      return /^(?:checkbox|radio|hidden|password|file|image|range|color)$/i.test(own["type"] ?? "")
        ? ""
        : (own["value"] ?? "");
    case "select": {
      const options = elementsIn(node.childNodes).filter(({ tagName }) => tagName === "option");
      const chosen = options.filter(({ attrs }) => attrs.some(({ name }) => name === "selected"));
      const isList = own["multiple"] !== undefined || Number(own["size"]) > 1;
      return (isList ? options : chosen.length > 0 ? chosen : options.slice(0, 1)).map(textOf).join(", ");
    }
    case "datalist":
    case "meter":
    case "progress":
      return "";
    default:
      return null;
  }
}

/** Tags of forms whose words are part of the text. */
export const formTextTags = ["label", "legend", "button", "output"];
