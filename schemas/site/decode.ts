/** Decodes what is percent-encoded in an address; text that cannot be decoded stays as it is. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
