/** Escaped markup. */
export interface Html {
  html: string;
}

type Part = string | Html | readonly Part[] | null;

/** Template tag that escapes its values, also for attributes in double quotes; null adds nothing. */
export function html(fixed: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: String.raw({ raw: fixed }, ...parts.map(toMarkup)) };
}

function toMarkup(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string") return part.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return "html" in part ? part.html : part.map(toMarkup).join("");
}
