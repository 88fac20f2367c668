/** Where addresses of the library's files begin. */
export const filesPath = "/documents/files/";

/** Returns a name of a file that addresses of the portal take: small letters, digits, dots and hyphens. */
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
