/** Joins the parts of a hint as sentences: a part that another one follows ends with a full stop. */
export function joinHints(parts: readonly (string | null | undefined)[]): string | undefined {
  const texts = parts.flatMap((part) => part?.trim() || []);
  return (
    texts.map((text, at) => (at === texts.length - 1 || /[.!?…:]$/.test(text) ? text : `${text}.`)).join(" ") ||
    undefined
  );
}
