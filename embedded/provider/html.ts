/** Markup that is whole and escaped. */
export interface Html {
  html: string;
}

type Part = string | Html | readonly Part[] | null;

/** A template whose texts are escaped, in attributes with double quotes as well; null is nothing. */
export function html(fixed: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: String.raw({ raw: fixed }, ...parts.map(toMarkup)) };
}

function toMarkup(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string") return part.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return "html" in part ? part.html : part.map(toMarkup).join("");
}
