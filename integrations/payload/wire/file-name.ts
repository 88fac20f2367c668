/** Prefix of the addresses of the library's files. */
export const filesPath = "/documents/files/";

/** Returns a file name that is valid in the portal's addresses: lowercase letters, digits, dots and hyphens. */
export function toFileName(name: string): string {
  const [, stem = name, extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "");
  const ending = plain(extension);
  return `${plain(stem) || "soubor"}${ending && `.${ending}`}`;
}
