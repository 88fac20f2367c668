import { z } from "zod";
import { jsonPositions } from "#harness/check/json-positions.ts";
import { type Finding, levels, rankOf } from "#portal/checks/finding.ts";
import { findingsOf, issueFindings, type RawFinding, toFindings } from "#portal/checks/findings.ts";
import { rules } from "#portal/checks/rules/registry.ts";
import { dataIssues } from "#portal/contract/parse/data-issues.ts";
import { type Issue, toPointer } from "#portal/contract/parse/issue.ts";
import { parsePage, structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { wireConfig } from "#portal/contract/site/web-config.ts";
import { defaultStructureKey } from "#portal/contract/structures/registry.ts";
import { pageReference } from "#portal/contract/values/page-reference.ts";
import { recordWithValues, withValues } from "#portal/contract/values/shared/content-values.ts";
import { usesValues } from "#portal/contract/values/shared/resolve-values.ts";
import { createViewContext } from "#portal/view/view-context.ts";
import { channelProblems } from "./channels.ts";
import { type CheckContext, kindOf, siteOf, visitOf } from "./context.ts";
import type { Item } from "./item.ts";
import { separateKnownIssues } from "./known-issues.ts";
import { settingsProblems } from "./settings.ts";

/** Returns the findings of one record, and separately those that its .issues.json expects. */
export function checkItem(item: Item, context: CheckContext): { findings: Finding[]; accepted: Finding[] } {
  const { links, level } = context;
  const { content, record, issues, refusals } = item;
  const options = { links, locate: createLocate(item) };
  const key = content ? structureKeyOf(content, context.source.config.structureKeys) : defaultStructureKey;
  if (refusals.length > 0 && content === null && issues.length === 0)
    return { findings: toFindings(refusals, { ...nameless(record), key }, options), accepted: [] };
  const found =
    content === null
      ? issueFindings(issues, { record, content, key }, options)
      : findingsOfContent(contentWithValues(content, context), item, context);
  const requested = found.filter((each) => levels.some((name, at) => at <= level && name === each.level));
  const { findings, accepted } = separateKnownIssues(item, requested, context, options);
  if (refusals.length === 0) return { findings, accepted };
  const refused = new Set(refusals.map(({ path }) => toPointer(path)));
  const own = toFindings(refusals, { record, content, key }, options);
  return { findings: [...own, ...findings.filter(({ pointer }) => !refused.has(pointer))], accepted };
}

function findingsOfContent(content: Content, item: Item, context: CheckContext): Finding[] {
  const { source, links, level } = context;
  const { record } = item;
  const options = { links, locate: createLocate(item) };
  const key = structureKeyOf(content, source.config.structureKeys);
  const kind = kindOf(content, source);
  const { issues, found } = checkPage(content, kind, context);
  const translations = siteOf(content, source.sites)?.config.translations.get(content.structureKey) ?? [];
  const values = context.valuesOf(content.webId);
  const shown = recordWithValues(record, content.language, values, source.now);
  const subject = {
    content,
    record: shown,
    ...(shown !== record && { written: record }),
    values,
    siteOfValue: context.siteOfValue,
    key,
    library: source.library,
    translations,
    now: source.now,
  };
  const requested = level > 0 ? (rulesByLevel[Math.min(level, lastLevel[kind])] ?? rules) : [];
  const own = findingsOf(subject, [...item.issues, ...issues], { ...options, rules: requested });
  // The rule names the field of such a link, the rendered page only the element.
  const isKnown = own.some(({ code }) => code === "anchor.dead");
  const rendered = found.filter(({ code }) => !(isKnown && code === "render.dead-anchor"));
  const more = toFindings(
    [
      ...unknownSite(content, context),
      ...noDocuments(content, context),
      ...(kind === "settings" ? settingsProblems(content, source) : []),
      ...(key === "form" ? channelProblems(content, source.config) : []),
      ...rendered,
    ],
    subject,
    options,
  );
  return more.length === 0 ? own : [...own, ...more].toSorted((a, b) => rankOf(b.severity) - rankOf(a.severity));
}

/** Returns a content item as visitors read it: with shared values in its texts, and those of a set. */
function contentWithValues(content: Content, { source, valuesOf }: CheckContext): Content {
  const isSet = structureKeyOf(content, source.config.structureKeys) === "shared-values";
  return isSet || usesValues(content) ? withValues(content, valuesOf(content.webId), source.now) : content;
}

/**
 * Last level of rules by kind of record: settings are not a page, and a record that embeds another page has no text of
 * its own.
 */
const lastLevel = { settings: 0, embedded: levels.indexOf("reference"), page: levels.length };

/** The rules up to each level. */
const rulesByLevel = levels.map((_, last) => rules.filter(({ level }) => levels.indexOf(level) <= last));

/** Returns the issues of the content's schema and the flaws of its rendered page. */
function checkPage(
  content: Content,
  kind: ReturnType<typeof kindOf>,
  context: CheckContext,
): { issues: readonly Issue[]; found: readonly RawFinding[] } {
  if (kind === "settings") return { issues: dataIssues(wireConfig, content, "field-hidden"), found: [] };
  if (kind === "embedded") return { issues: dataIssues(embedding, content, "page-unavailable"), found: [] };
  const ctx = createViewContext(visitOf(content, context));
  const { page, issues } = parsePage(content, ctx, context.contextOf(content));
  return { issues, found: context.render?.(page, content) ?? [] };
}

/** A record that embeds another page holds only the reference to it. */
const embedding = z.looseObject({ stranka: pageReference });

function unknownSite(content: Content, { source }: CheckContext): RawFinding[] {
  if (source.sites.length === 0 || siteOf(content, source.sites)) return [];
  const path = ["webId"];
  const effect = "page-unavailable";
  const expected = "the id of a site";
  return [{ code: "content.unknown-site", level: "reference", severity: "error", effect, path, expected, values: {} }];
}

/** A CMS without files is reported once, at the settings of its first site, instead of at each link to a file. */
function noDocuments(content: Content, { source, level }: CheckContext): RawFinding[] {
  const isFirst = content.webId === source.sites[0]?.web.id && content.language === source.sites[0].web.defaultLanguage;
  if (source.library?.documents?.size !== 0 || !isFirst || level === 0 || kindOf(content, source) !== "settings")
    return [];
  const expected = "a list of files";
  return [
    { code: "document.none", level: "reference", severity: "warning", effect: "none", path: [], expected, values: {} },
  ];
}

/** Reduces a refused record to its ids, so that no report repeats its texts. */
function nameless(record: unknown) {
  const { id, webId, language, structure } = isRecord(record) ? record : {};
  return { record: { id, webId, language, structure }, content: null };
}

/** Returns a function from pointers to positions in the item's file, which is scanned on first use. */
function createLocate({ file, text, record, fault }: Item): ((pointer: string) => Finding["location"]) | undefined {
  if (file === null) return undefined;
  const start = { file, ...(fault ?? { line: 1, column: 1 }) };
  if (text === null || record === undefined) return () => start;
  let positions: ReturnType<typeof jsonPositions> | null = null;
  return (pointer) => {
    positions ??= jsonPositions(text);
    return { file, ...positions(pointer) };
  };
}
