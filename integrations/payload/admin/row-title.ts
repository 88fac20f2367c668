/** Maximum length of a row's title in characters. */
const longest = 80;

/** Returns the text that identifies a row of a list: its first text, without markup; null for a row without text. */
export function rowTitle(data: unknown): string | null {
  if (typeof data !== "object" || data === null) return null;
  const texts = Object.entries(data).flatMap(([key, value]) =>
    key !== "id" && !key.endsWith("_puvodni") && typeof value === "string" ? [plain(value)] : [],
  );
  const title = texts.find((text) => /\p{L}/u.test(text));
  if (title === undefined) return null;
  return title.length > longest ? `${title.slice(0, longest - 1)}…` : title;
}

function plain(text: string): string {
  return text
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
