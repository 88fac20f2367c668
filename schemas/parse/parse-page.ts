import { z } from "zod";
import { isBlockList } from "#schemas/blocks/registry.ts";
import { type Content, toContent, wireContent } from "#schemas/site/content.ts";
import { parseLanguage } from "#schemas/site/languages.ts";
import {
  defaultStructureKey,
  isStructureKey,
  type StructureKey,
  structures,
  type ViewOf,
} from "#schemas/structures/registry.ts";
import type { ListedContent, Structure, Translation, ViewContext, ViewInput } from "#schemas/structures/structure.ts";
import { toBaseView } from "#schemas/structures/structure.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { toInstant } from "#schemas/time/dates.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { advise } from "./advice.ts";
import { type Issue, type IssueEffect, toIssue } from "./issue.ts";
import { type Fault, prune } from "./prune.ts";
import { trackReferences } from "./references.ts";
import { isRecord, schemaAt } from "./shape.ts";
import { markSources } from "./sources.ts";
import { fieldsInCzech, fillFromCzech, untranslated } from "./translation.ts";

/** A structure key with the view model that its template takes. */
export type TypedView = { [Key in StructureKey]: { key: Key; view: ViewOf<Key> } }[StructureKey];

/** A view model with the fields that all pages have. */
export type Page = TypedView & ReturnType<typeof toBase>;

/** Parses a content record as sent; `content` is null when its envelope is invalid. */
export function parseContent(json: unknown): { content: Content | null; issues: Issue[] } {
  const { data, faults } = prune(wireContent, json);
  const subject = subjectOf(json);
  const issuesWith = (effect: IssueEffect) => faults.map((fault) => toIssue(fault, subject, effect));
  // With unreadable permissions it is unknown who may see the record.
  const isRestrictedUnreadably = faults.some(({ path }) => path[0] === "permissions");
  if (!data || isRestrictedUnreadably) return { content: null, issues: issuesWith("page-unavailable") };
  const content = toContent(data);
  const advice = advise(wireContent, json, content.language, faults).map((each) => toIssue(each, subject, "none"));
  return { content, issues: [...issuesWith("field-hidden"), ...advice] };
}

/** Content shown on a page besides its own, and the structure keys of the CMS. */
interface RelatedContent {
  keys?: Readonly<Record<string, string>>;
  /** Content items that the page lists. */
  listed?: readonly ListedContent[];
  /** Its Czech version, which fills the gaps of a translation; null on Czech pages. */
  czech?: Content | null;
}

/** Returns our structure key of a content; unknown keys of the CMS use the default template. */
export function structureKeyOf(
  { structureKey }: Pick<Content, "structureKey">,
  keys: Readonly<Record<string, string>> = defaultStructureKeys,
): StructureKey {
  const key = keys[structureKey];
  return key && isStructureKey(key) ? key : defaultStructureKey;
}

/**
 * Converts a content item to its page: parses it, prunes what is invalid and reports it (docs/architecture.md). When a
 * required field is invalid, the default template shows the page; it only needs the title.
 */
export function parsePage(
  content: Content,
  ctx: ViewContext,
  { keys = defaultStructureKeys, listed = [], czech = null }: RelatedContent = {},
): { page: Page; issues: Issue[] } {
  const input = { ctx, listed, czech };
  if (!Object.hasOwn(keys, content.structureKey)) return parseUnknown(content, input);
  const own = parseAs(structureKeyOf(content, keys), content, input);
  if (own.typed) return { page: { ...own.typed, ...toBase(content, ctx) }, issues: own.issues };
  const { typed } = parseAs(defaultStructureKey, content, input);
  if (!typed) throw new Error(`the default template cannot show content ${content.id}`);
  return { page: { ...typed, ...toBase(content, ctx) }, issues: own.issues };
}

/**
 * Parses a content item of an unknown structure with the default template. Its unknown and missing fields are
 * consequences of that, so they are not reported separately.
 */
function parseUnknown(content: Content, input: ParseInput): { page: Page; issues: Issue[] } {
  const { typed, issues } = parseAs(defaultStructureKey, content, input);
  if (!typed) throw new Error(`the default template cannot show content ${content.id}`);
  const { structureKey } = content;
  const unknown = { code: "structure.unknown", path: ["structure", "key"], received: structureKey };
  const others = issues.filter(({ code }) => code !== "unknown-field" && code !== "expected-missing");
  const expected = "the key of a structure";
  return {
    page: { ...typed, ...toBase(content, input.ctx) },
    issues: [toIssue({ ...unknown, expected }, content, "fallback-template"), ...others],
  };
}

type ParseInput = { ctx: ViewContext; listed: readonly ListedContent[]; czech: Content | null };

function parseAs(
  key: StructureKey,
  content: Content,
  { ctx, listed, czech }: ParseInput,
): { typed: TypedView | null; issues: Issue[] } {
  const schema = structures[key].data;
  const filled = fillFromCzech(schema, content.data, czech?.data ?? null);
  const { data, faults, originOf } = prune(schema, filled.data);
  const isOwn = ({ path }: { path: readonly (string | number)[] }) => !filled.fields.includes(String(path[0]));
  const issues = [
    ...faults
      .filter(isOwn)
      .map((fault) =>
        toIssue(within(fault), content, data ? effectOf(fault, schema, filled.data) : "fallback-template"),
      ),
    ...advise(schema, filled.data, content.language, faults)
      .filter(isOwn)
      .map((advice) => toIssue(within(advice), content, "none")),
    ...filled.untranslated.map((field) => toIssue(within(untranslated(field)), content, "shown-in-czech")),
  ];
  if (!data) return { typed: null, issues };
  const own = { friendlyURLs: content.friendlyURLs, web: { id: content.webId } };
  const references = trackReferences(data, ctx, own);
  if (ctx.marksSources) {
    const path = (within: readonly (string | number)[]) => ["data", ...originOf([...within])];
    markSources(data, (part) => (filled.fields.includes(String(part[0])) ? null : path(part)));
  }
  const view = viewOf(key, { content, data, ctx: references.ctx, listed });
  const isToItself = key === "redirect" && leadsTo(view, ctx.page(own)?.href);
  const toItself = isToItself ? [toIssue(within(redirectToItself(content.data)), content, "page-unavailable")] : [];
  const remarks = references
    .remarks()
    .filter(({ path }) => !isToItself || path[0] !== "cil")
    .map((remark) => ({ ...remark, path: originOf(remark.path) }))
    .map((remark) => toIssue(within(remark), content, remark.code === "reference.self" ? "none" : "field-hidden"));
  const inCzech = czech && filled.fields.length > 0 ? fieldsInCzech(view, czechView(key, czech, ctx)) : [];
  return { typed: toTypedView(key, { ...view, inCzech }), issues: [...issues, ...toItself, ...remarks] };
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
 * View of the Czech version, with addresses in the page's language. Listed contents and folders are omitted: they have
 * their own languages.
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

function toBase(content: Content, ctx: ViewContext) {
  const { id, language, description, displayAt, friendlyURLs, webId, layout, colorMode } = content;
  return {
    ...toBaseView(content),
    id,
    layout: layout ?? "default",
    /** Colour mode set by the editor; it overrides the visitor's preference. */
    colorMode,
    language,
    alternates: content.languages.flatMap((alternate) => {
      const page = ctx.alternate({ friendlyURLs, web: { id: webId } }, alternate);
      return page ? [{ language: alternate, href: page }] : [];
    }),
    description: optional(description, toText),
    publishedAt: optional(displayAt, toInstant),
  };
}

function within<Place extends { path: (string | number)[] }>(place: Place): Place {
  return { ...place, path: ["data", ...place.path] };
}

function effectOf({ removed }: Fault, schema: z.ZodType, value: unknown): IssueEffect {
  if (!removed) return "fallback-template";
  if (removed.length === 0) return "none";
  if (typeof removed.at(-1) !== "number") return "field-hidden";
  const list = schemaAt(schema, value, removed.slice(0, -1));
  return list && isBlockList(list) ? "block-hidden" : "item-hidden";
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

/** The fields that identify a record whose envelope is invalid. */
const envelope = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  versionId: z.number().optional(),
  language: z.string().optional(),
  structure: z.looseObject({ key: z.string() }).optional(),
});
