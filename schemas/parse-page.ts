import { z } from "zod";
import { advise } from "./advice.ts";
import { type Content, toContent, wireContent } from "./content.ts";
import { toInstant } from "./dates.ts";
import { type Issue, type IssueEffect, toIssue } from "./issue.ts";
import { parseLanguage } from "./languages.ts";
import { type Fault, prune } from "./prune.ts";
import { trackReferences } from "./references.ts";
import { defaultStructureKey, isStructureKey, type StructureKey, structures, type ViewOf } from "./registry.ts";
import type { Structure, To, ViewInput } from "./structure.ts";
import { defaultStructureKeys } from "./structure-keys.ts";
import { toText } from "./values/text.ts";

/** A structure's key with the view model its template takes. */
export type TypedView = { [Key in StructureKey]: { key: Key; view: ViewOf<Key> } }[StructureKey];

/** What every page has beside its own view model. */
export type Page = TypedView & ReturnType<typeof toBase>;

/** Reads a content record as sent; `content` is null when its envelope cannot be saved. */
export function parseContent(json: unknown): { content: Content | null; issues: Issue[] } {
  const { data, faults } = prune(wireContent, json);
  const subject = subjectOf(json);
  const effect = data ? "field-hidden" : "page-unavailable";
  return { content: data ? toContent(data) : null, issues: faults.map((fault) => toIssue(fault, subject, effect)) };
}

/**
 * Turns a content into its page: parse, prune, report (docs/architecture.md). A structure whose required fields
 * cannot be kept is shown by the default template, which needs the title alone.
 */
export function parsePage(
  content: Content,
  to: To,
  keys: Readonly<Record<string, string>> = defaultStructureKeys,
): { page: Page; issues: Issue[] } {
  const wanted = keys[content.structureKey];
  const key = wanted && isStructureKey(wanted) ? wanted : defaultStructureKey;
  const own = parseAs(key, content, to);
  if (own.typed) return { page: { ...own.typed, ...toBase(content, to) }, issues: own.issues };
  const { typed } = parseAs(defaultStructureKey, content, to);
  if (!typed) throw new Error(`the default template cannot show content ${content.id}`);
  return { page: { ...typed, ...toBase(content, to) }, issues: own.issues };
}

function parseAs(key: StructureKey, content: Content, to: To): { typed: TypedView | null; issues: Issue[] } {
  const schema = structures[key].data;
  const { data, faults } = prune(schema, content.data);
  const issues = [
    ...faults.map((fault) => toIssue(within(fault), content, data ? effectOf(fault) : "fallback-template")),
    ...advise(schema, content.data).map((advice) => toIssue(within(advice), content, "none")),
  ];
  if (!data) return { typed: null, issues };
  const references = trackReferences(data, to);
  const view = toTypedView(key, { content, data, to: references.to });
  const lost = references.unresolved().map((fault) => toIssue(within(fault), content, "field-hidden"));
  return { typed: view, issues: [...issues, ...lost] };
}

/** The registry seen so that any structure takes its own data and gives its own view. */
const registry: { [Key in StructureKey]: Pick<Structure<z.ZodType, ViewOf<Key>>, "view"> } = structures;

function toTypedView(key: StructureKey, input: ViewInput<unknown>): TypedView {
  // TypeScript cannot see that the key and the view come from one entry.
  return { key, view: registry[key].view(input) } as TypedView;
}

function toBase(content: Content, to: To) {
  const { id, name, language, description, displayAt, updatedAt, friendlyURLs, webId } = content;
  return {
    id,
    title: toText(name),
    language,
    alternates: content.languages.flatMap((alternate) => {
      const page = to.alternate({ friendlyURLs, web: { id: webId } }, alternate);
      return page ? [{ language: alternate, href: page }] : [];
    }),
    description: description ? toText(description) : null,
    publishedAt: displayAt ? toInstant(displayAt, "Europe/Prague") : null,
    updatedAt: updatedAt ? toInstant(updatedAt, "UTC") : null,
  };
}

function within<Place extends { path: (string | number)[] }>(place: Place): Place {
  return { ...place, path: ["data", ...place.path] };
}

/** A block stands in a list of the page's root; what is nested deeper is an item of something. */
function effectOf({ removed }: Fault): IssueEffect {
  if (!removed || removed.length === 0) return "fallback-template";
  if (typeof removed.at(-1) !== "number") return "field-hidden";
  return removed[0] === "sekce" && removed.length === 2 ? "block-hidden" : "item-hidden";
}

function subjectOf(json: unknown): Issue["content"] {
  const { data } = prune(envelope, json);
  return {
    id: String(data?.id ?? ""),
    versionId: data?.versionId ?? null,
    language: parseLanguage(data?.language ?? ""),
    structureKey: data?.structure?.key ?? "",
  };
}

/** As much of a record as can be read of one whose envelope is broken. */
const envelope = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  versionId: z.number().optional(),
  language: z.string().optional(),
  structure: z.looseObject({ key: z.string() }).optional(),
});
