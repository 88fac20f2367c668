import type { z } from "zod";
import { isBlockList } from "#schemas/blocks/registry.ts";
import type { Content } from "#schemas/site/content.ts";
import { type StructureKey, structures, type ViewOf } from "#schemas/structures/registry.ts";
import type { ListedContent, Structure, Translation, ViewContext, ViewInput } from "#schemas/structures/structure.ts";
import { fieldMeta } from "#schemas/values/field.ts";
import { advise } from "./advice.ts";
import { type Issue, type IssueEffect, toIssue } from "./issue.ts";
import { type Fault, type Pruned, prune } from "./prune.ts";
import { trackReferences } from "./references.ts";
import { isRecord, schemaAt } from "./shape.ts";
import { markSources } from "./sources.ts";
import { type Filled, fieldsInCzech, fillFromCzech, untranslated } from "./translation.ts";

/** A structure key with the view model that its template takes. */
export type TypedView = { [Key in StructureKey]: { key: Key; view: ViewOf<Key> } }[StructureKey];

/** What a view needs besides its own content. */
export interface ParseInput {
  ctx: ViewContext;
  /** Content items that the page lists. */
  listed: readonly ListedContent[];
  /** The Czech version, which fills the gaps of a translation; null on Czech pages. */
  czech: Content | null;
}

/**
 * Parses the data of a content item with a structure's schema, removes what is invalid and builds the view; `typed` is
 * null when a required field is invalid.
 */
export function parseStructure(
  key: StructureKey,
  content: Content,
  { ctx, listed, czech }: ParseInput,
): { typed: TypedView | null; issues: Issue[] } {
  const schema = structures[key].data;
  const filled = fillFromCzech(schema, content.data, czech?.data ?? null);
  const pruned = prune(schema, filled.data);
  const { data, originOf } = pruned;
  const issues = issuesOfData(schema, content, filled, pruned);
  if (!data) return { typed: null, issues };
  const own = { friendlyURLs: content.friendlyURLs, web: { id: content.webId } };
  const references = trackReferences(data, ctx, own);
  if (ctx.marksSources)
    markSources(data, (path) => (filled.fields.includes(String(path[0])) ? null : ["data", ...originOf([...path])]));
  const view = viewOf(key, { content, data, ctx: references.ctx, listed });
  const inCzech = czech && filled.fields.length > 0 ? fieldsInCzech(view, czechView(key, czech, ctx)) : [];
  const isToItself = key === "redirect" && leadsTo(view, ctx.page(own)?.href);
  if (isToItself) issues.push(toIssue(within(redirectToItself(content.data)), content, "page-unavailable"));
  for (const { path, ...remark } of references.remarks())
    if (!isToItself || path[0] !== "cil") {
      const effect = remark.code === "reference.self" ? "none" : "field-hidden";
      issues.push(toIssue(within({ ...remark, path: originOf(path) }), content, effect));
    }
  return { typed: toTypedView(key, { ...view, inCzech }), issues };
}

/** Returns the faults, advice and missing translations of a content item's own fields. */
function issuesOfData(schema: z.ZodType, content: Content, filled: Filled, { data, faults }: Pruned<unknown>): Issue[] {
  const isOwn = ({ path }: { path: readonly (string | number)[] }) => !filled.fields.includes(String(path[0]));
  const effect = (fault: Fault) => (data ? effectOf(fault, schema, filled.data) : "fallback-template");
  const isPersonal = ({ path }: { path: readonly (string | number)[] }) => isPersonalAt(schema, filled.data, path);
  return [
    ...faults.filter(isOwn).map((fault) => toIssue(within(fault), content, effect(fault), isPersonal(fault))),
    ...advise(schema, filled.data, content.language, faults)
      .filter(isOwn)
      .map((advice) => toIssue(within(advice), content, "none", isPersonal(advice))),
    ...filled.untranslated.map((field) => toIssue(within(untranslated(field)), content, "shown-in-czech")),
  ];
}

/** True for a place in a field for personal data. */
function isPersonalAt(schema: z.ZodType, value: unknown, path: readonly (string | number)[]): boolean {
  return path.some((_, index) => {
    const own = schemaAt(schema, value, path.slice(0, index + 1));
    return own !== null && fieldMeta.get(own)?.personal === true;
  });
}

function effectOf({ removed }: Fault, schema: z.ZodType, value: unknown): IssueEffect {
  if (!removed) return "fallback-template";
  if (removed.length === 0) return "none";
  if (typeof removed.at(-1) !== "number") return "field-hidden";
  const list = schemaAt(schema, value, removed.slice(0, -1));
  return list && isBlockList(list) ? "block-hidden" : "item-hidden";
}

function within<Place extends { path: (string | number)[] }>(place: Place): Place {
  return { ...place, path: ["data", ...place.path] };
}

/** True for the view of a redirect that targets the given address. */
function leadsTo(view: Views[StructureKey], href: string | undefined): boolean {
  return href !== undefined && "target" in view && isRecord(view.target) && view.target["href"] === href;
}

function redirectToItself({ cil }: Content["data"]) {
  const place = isRecord(cil) && cil["stranka"] ? "stranka" : "adresa";
  return { code: "redirect.self", path: ["cil", place], expected: "another page", received: cil };
}

/**
 * View of the Czech version, with addresses in the page's language. Listed content items and folders are omitted: they
 * have their own languages.
 */
function czechView(key: StructureKey, czech: Content, ctx: ViewContext): object {
  const { data } = prune(structures[key].data, czech.data);
  return data ? viewOf(key, { content: czech, data, ctx: { ...ctx.anew(), folders: [] }, listed: [] }) : {};
}

type Views = { [Key in StructureKey]: Omit<ViewOf<Key>, keyof Translation> };

/** The registry, typed so that each key has its own view type. */
const registry: { [Key in StructureKey]: Pick<Structure<z.ZodType, Views[Key]>, "view"> } = structures;

function viewOf(key: StructureKey, input: ViewInput<unknown>): Views[StructureKey] {
  return registry[key].view(input);
}

function toTypedView(key: StructureKey, view: Views[StructureKey] & Translation): TypedView {
  // TypeScript cannot see that the key and the view come from one entry.
  return { key, view } as TypedView;
}
