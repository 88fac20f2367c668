/** Longest header of keys in characters; caches in front take a few thousand. */
const longest = 1000;

/** Ids and structure keys as a header can hold them. */
const word = /^[\w.-]{1,64}$/;

/**
 * Names by which a cache in front can let go of a page, of what the page was made of: `content-610009`,
 * `structure-aktualita` for a list, `site-11`, `config-11` for settings and menus. Those that do not fit are left out.
 */
export function surrogateKeysOf(dependencies: readonly string[]): string {
  const keys = new Set(dependencies.flatMap(keysOf).filter((key) => word.test(key)));
  let header = "";
  for (const key of [...keys].toSorted()) {
    if (header.length + key.length >= longest) break;
    header += header === "" ? key : ` ${key}`;
  }
  return header;
}

function keysOf(dependency: string): string[] {
  const [, kind, rest = ""] = /^(\S+) (.*)$/.exec(dependency) ?? [];
  if (kind === "id") return [`content-${rest}`];
  const query = new URLSearchParams(rest.split("?", 2)[1]);
  const site = query.get("webId");
  return [
    ...query.getAll("structureKey").map((key) => `structure-${key}`),
    ...(site === null ? [] : [`site-${site}`, ...(kind === "configs" ? [`config-${site}`] : [])]),
  ];
}
