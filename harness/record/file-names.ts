import { createHash } from "node:crypto";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { inLanguage } from "#portal/contract/site/languages.ts";
import { type Candidate, textsOf } from "./candidates.ts";

/** Creates the file names of content items: `contents/<site>/<structure>/<address>.<language>.json`. */
export function createFileNames(
  webs: readonly unknown[],
  keys: Readonly<Record<string, string>>,
  isTaken: (path: string) => boolean = () => false,
) {
  const sites = new Map(webs.filter(isRecord).map((web) => [String(web["id"]), siteName(web)]));
  const taken = new Set<string>();

  /** `body` is the redacted record, so that the name reveals no more than the file. */
  return ({ webId, language, structureKey, id }: Candidate, body: unknown): string => {
    const own = isRecord(body) ? body : {};
    const slug = inLanguage(textsOf(own["friendlyURLs"]), language) ?? "";
    const isConfig = String(own["name"]).startsWith("config-");
    const folder = isConfig
      ? "web-config"
      : keys[structureKey]
        ? structureKeyOf({ structureKey }, keys)
        : toName(structureKey);
    const base = `contents/${sites.get(webId) ?? toName(webId)}/${folder}/${toName(slug || String(own["id"]))}`;
    const path =
      taken.has(`${base}.${language}`) || isTaken(`${base}.${language}.json`) ? `${base}-${toName(id)}` : base;
    taken.add(`${path}.${language}`);
    return `${path}.${language}.json`;
  };
}

/** Converts a text to a file name: lower-case ASCII letters, digits and hyphens. */
export function toName(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const name = plain.replace(/[^a-z\d]+/g, "-").replace(/^-+|-+$/g, "");
  const isWhole = name.length <= 80 && /^[\p{ASCII}]*$/u.test(plain);
  return isWhole && name !== ""
    ? name
    : `${name.slice(0, 60)}-${createHash("sha1").update(text).digest("hex").slice(0, 8)}`.replace(/^-/, "");
}

function siteName({ friendlyURL, host, id }: Record<string, unknown>): string {
  const path = String(friendlyURL ?? "").replace(/^\/+/, "");
  return toName(path || (typeof host === "string" && host.split(".")[0]) || `web-${String(id)}`);
}
