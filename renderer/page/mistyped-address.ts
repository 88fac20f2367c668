/**
 * Returns the address that a visitor most likely means by one that does not exist. Removes what typing, reading aloud
 * or copying from a sentence adds: capitals, diacritics, punctuation around the address and file extensions. Null when
 * nothing changes.
 */
export function correctAddress(slug: string): string | null {
  const plain = slug.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const bare = plain.replace(/^[\s<("'„“«]+|(?<![\s>)"'”“».,;:!?])[\s>)"'”“».,;:!?]+$/gu, "").replace(/^cs\//, "");
  const corrected = bare.replace(/(?:(?:^|\/)index)?\.(?:html?|php|aspx?|jsp)$/, "").replace(/\s+/g, "-");
  return corrected === "" || corrected === slug ? null : corrected;
}
