import { fieldPathOf } from "#schemas/parse/issue.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import type { Finding } from "./finding.ts";

/**
 * Templates of the links of findings with the placeholders `{id}`, `{webId}`, `{language}`, `{versionId}`, `{pointer}`,
 * `{field}`, `{url}` and, for the documentation, `{section}`; null without such a target.
 */
export interface LinkTemplates {
  cms: string | null;
  preview: string | null;
  public: string | null;
  docs: string | null;
}

export const noLinks: LinkTemplates = { cms: null, preview: null, public: null, docs: "docs/structures.md#{section}" };

interface Target {
  content: Finding["content"];
  versionId: number | null;
  key: StructureKey;
  pointer: string;
}

export function linksTo({ content, versionId, key, pointer }: Target, templates: LinkTemplates): Finding["links"] {
  const section = pointer.startsWith("/data") ? sections.get(key) : "every-record";
  const { id, webId, language, url } = content;
  const values = { id, webId, language, versionId, pointer, field: fieldPathOf(pointer), url: pathOf(url), section };
  return {
    cms: filled(templates.cms, values),
    preview: filled(templates.preview, values),
    public: filled(templates.public, values),
    docs: filled(templates.docs, values),
  };
}

/** Headings of docs/structures.md, which are the CMS's keys. */
const sections = new Map(Object.entries(defaultStructureKeys).map(([cms, own]) => [own, cms]));

function pathOf(url: string | null): string | null {
  return url?.replace(/^\//, "") ?? null;
}

/** Values that may be empty: the pointer to the whole record, and the address of a home page. */
const mayBeEmpty = ["pointer", "field", "url"];

/** Fills a template; null when the content item lacks one of its values. */
function filled(
  template: string | null,
  values: Readonly<Record<string, string | number | null | undefined>>,
): string | null {
  let isWhole = template !== null;
  const address = template?.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || (value === "" && !mayBeEmpty.includes(name))) isWhole = false;
    return encoded(String(value ?? ""), name === "url");
  });
  return isWhole ? (address ?? null) : null;
}

function encoded(value: string, isPath: boolean): string {
  // Half of a surrogate pair cannot be encoded.
  const text = value.toWellFormed();
  return isPath ? text.split("/").map(encodeURIComponent).join("/") : encodeURIComponent(text);
}
