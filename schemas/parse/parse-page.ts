import { z } from "zod";
import { type Content, toContent, wireContent } from "#schemas/site/content.ts";
import { contentAddresses } from "#schemas/site/content-address.ts";
import { parseLanguage } from "#schemas/site/languages.ts";
import { defaultStructureKey, isStructureKey, type StructureKey, structures } from "#schemas/structures/registry.ts";
import { type Structure, toBaseView, type ViewContext } from "#schemas/structures/structure.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { toInstant } from "#schemas/time/dates.ts";
import { optional } from "#schemas/values/optional.ts";
import { namesValue, type ValueRemark, valueField } from "#schemas/values/shared/resolve-values.ts";
import { toText } from "#schemas/values/text.ts";
import { advise } from "./advice.ts";
import { type Issue, type IssueEffect, toIssue } from "./issue.ts";
import { type ParseInput, parseStructure, type TypedView } from "./parse-structure.ts";
import { prune } from "./prune.ts";

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
interface RelatedContent extends Partial<Omit<ParseInput, "ctx">> {
  keys?: Readonly<Record<string, string>>;
}

/** Returns our structure key of a content item; unknown keys of the CMS use the default template. */
export function structureKeyOf(
  { structureKey }: Pick<Content, "structureKey">,
  keys: Readonly<Record<string, string>> = defaultStructureKeys,
): StructureKey {
  const key = keys[structureKey];
  return key && isStructureKey(key) ? key : defaultStructureKey;
}

/** False for a record that editors keep for the portal itself, such as a search dictionary. */
export function hasPage(content: Pick<Content, "structureKey">, keys: Readonly<Record<string, string>>): boolean {
  const { hasNoPage }: Structure = structures[structureKeyOf(content, keys)];
  return hasNoPage !== true;
}

/**
 * Converts a content item to its page: parses it, prunes what is invalid and reports it (docs/architecture.md). When a
 * required field is invalid, the default template shows the page.
 */
export function parsePage(
  content: Content,
  ctx: ViewContext,
  { keys = defaultStructureKeys, listed = [], czech = null }: RelatedContent = {},
): { page: Page; issues: Issue[] } {
  const input = { ctx, listed, czech };
  if (!Object.hasOwn(keys, content.structureKey)) return parseUnknown(content, input);
  const own = parseStructure(structureKeyOf(content, keys), content, input);
  const typed = own.typed ?? parseByDefault(content, input).typed;
  return { page: { ...typed, ...toBase(content, ctx) }, issues: [...own.issues, ...issuesOfValues(content)] };
}

/** Returns the references to shared values that have none, and the calculations of a set without a result. */
function issuesOfValues(content: Content): Issue[] {
  return (content.values?.remarks ?? []).map((remark) => toIssue(remark, content, effectOf(remark)));
}

function effectOf({ code, path }: ValueRemark): IssueEffect {
  const field = path.at(-1);
  // A limit of a form keeps its own number.
  if (namesValue(field)) return field === valueField ? "field-hidden" : "none";
  return code === "value.malformed" || code === "value.unknown" || code === "value.gap" ? "text-hidden" : "none";
}

/**
 * Parses a content item of an unknown structure with the default template. Its unknown and missing fields are
 * consequences of that, so they are not reported separately.
 */
function parseUnknown(content: Content, input: ParseInput): { page: Page; issues: Issue[] } {
  const { typed, issues } = parseByDefault(content, input);
  const { structureKey } = content;
  const unknown = { code: "structure.unknown", path: ["structure", "key"], received: structureKey };
  const others = issues.filter(({ code }) => code !== "unknown-field" && code !== "expected-missing");
  const expected = "the key of a structure";
  return {
    page: { ...typed, ...toBase(content, input.ctx) },
    issues: [toIssue({ ...unknown, expected }, content, "fallback-template"), ...others],
  };
}

/** Parses a content item with the default template, which only needs the title. */
function parseByDefault(content: Content, input: ParseInput): { typed: TypedView; issues: Issue[] } {
  const { typed, issues } = parseStructure(defaultStructureKey, content, input);
  if (!typed) throw new Error(`the default template cannot show content ${content.id}`);
  return { typed, issues };
}

function toBase(content: Content, ctx: ViewContext) {
  const { id, language, description, displayAt, layout, colorMode } = content;
  return {
    ...toBaseView(content),
    id,
    layout: layout ?? "default",
    /** Colour mode set by the editor; it overrides the visitor's preference. */
    colorMode,
    language,
    alternates: contentAddresses(content, ctx),
    description: optional(description, toText),
    publishedAt: optional(displayAt, toInstant),
  };
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
