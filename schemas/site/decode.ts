/** Percent-decodes a text; an invalid one is returned unchanged. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
