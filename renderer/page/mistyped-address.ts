/**
 * Returns the address that a visitor means by one that does not exist: without the capitals, diacritics, marks around it and
 * endings that come along when it is typed, read aloud or copied from a sentence. Null where nothing of it differs.
 */
export function meantAddress(slug: string): string | null {
  const plain = slug.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const bare = plain.replace(/^[\s<("'„“«]+|(?<![\s>)"'”“».,;:!?])[\s>)"'”“».,;:!?]+$/gu, "").replace(/^cs\//, "");
  const meant = bare.replace(/(?:(?:^|\/)index)?\.(?:html?|php|aspx?|jsp)$/, "").replace(/\s+/g, "-");
  return meant === "" || meant === slug ? null : meant;
}
