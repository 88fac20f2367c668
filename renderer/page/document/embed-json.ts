/** JSON that is safe to embed in HTML: it cannot close the script element or open a comment. */
export function embedJson(value: unknown): string {
  const escapes: Record<string, string> = { "<": "\\u003c", ">": "\\u003e", "&": "\\u0026" };
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return escapes[character] ?? `\\u${character.charCodeAt(0).toString(16)}`;
  });
}
