/** Longest name of an attached file in characters. */
const longest = 100;

/**
 * Returns the name that a browser gave for a file as one that can be shown and stored: without folders, control
 * characters and marks that turn the direction of writing; a long one keeps its ending.
 */
export function toFileName(given: string): string {
  const last = given.toWellFormed().split(/[\\/]/).at(-1) ?? "";
  const name = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, "")
    .normalize("NFC")
    .trim()
    .replace(/^\.+/, "");
  const [, ending = ""] = /(\.[^.]{1,10})$/.exec(name) ?? [];
  const start = name.slice(0, name.length - ending.length);
  return `${[...start].slice(0, longest).join("") || "file"}${ending}`;
}
