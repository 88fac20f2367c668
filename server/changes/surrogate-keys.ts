import { queryOf } from "#server/http/request-target.ts";

/** Maximum length of the header in characters; front caches accept a few thousand. */
const longest = 1000;

/** Keys with characters that are safe in a header. */
const word = /^[a-z]+-[\w.-]{1,64}$/;

/**
 * Surrogate keys by which a front cache can purge a page, from the page's dependencies: `content-610009`,
 * `structure-aktualita` for a list, `site-11`, `config-11` for settings and menus. Keys beyond the maximum length are
 * dropped.
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
  const query = new URLSearchParams(queryOf(rest));
  const site = query.get("webId");
  return [
    ...query.getAll("structureKey").map((key) => `structure-${key}`),
    ...(site === null ? [] : [`site-${site}`, ...(kind === "configs" ? [`config-${site}`] : [])]),
  ];
}
