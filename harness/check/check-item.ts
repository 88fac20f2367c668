import { z } from "zod";
import { type Finding, levels, rankOf } from "#checks/finding.ts";
import { type Found, findingsOf, issueFindings, toFindings } from "#checks/findings.ts";
import { rules } from "#checks/rules/registry.ts";
import { type Issue, type IssueEffect, toIssue } from "#schemas/parse/issue.ts";
import { parsePage, structureKeyOf } from "#schemas/parse/parse-page.ts";
import { prune } from "#schemas/parse/prune.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import { parseSettings, wireConfig } from "#schemas/site/web-config.ts";
import { defaultStructureKey } from "#schemas/structures/registry.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import { createViewContext } from "#server/view/view-context.ts";
import { type CheckContext, kindOf, siteOf, visitOf } from "./context.ts";
import type { Item } from "./item.ts";
import { judgeKnown } from "./known-issues.ts";
import { createLocate } from "./locate.ts";

/** What is wrong with one record, and what of it is so on purpose. */
export function checkItem(item: Item, around: CheckContext): { findings: Finding[]; accepted: Finding[] } {
  const { links, level } = around;
  const { content, record, issues, refusals } = item;
  const options = { links, locate: createLocate(item) };
  if (refusals.length > 0)
    return { findings: toFindings(refusals, { ...nameless(record), key: defaultStructureKey }, options), accepted: [] };
  const found =
    content === null
      ? issueFindings(issues, { record, content, key: defaultStructureKey }, options)
      : findingsOfContent(content, item, around);
  const asked = found.filter((each) => levels.slice(0, level + 1).some((name) => name === each.level));
  return judgeKnown(item, asked, around, options);
}

function findingsOfContent(content: Content, item: Item, around: CheckContext): Finding[] {
  const { source, links, level } = around;
  const { record } = item;
  const options = { links, locate: createLocate(item) };
  const key = structureKeyOf(content, source.config.structureKeys);
  const { issues, found } = checkStory(content, around);
  const asked = rules.filter(
    (rule) => levels.indexOf(rule.level) <= Math.min(level, lastLevel[kindOf(content, source)]),
  );
  const translations = siteOf(content, source.sites)?.config.translations.get(content.structureKey) ?? [];
  const subject = { content, record, key, library: source.library, translations, now: source.now };
  const known = findingsOf(subject, [...item.issues, ...issues], { ...options, rules: level > 0 ? asked : [] });
  const more = toFindings([...unknownSite(content, around), ...found], subject, options);
  return more.length === 0 ? known : [...known, ...more].toSorted((a, b) => rankOf(b.severity) - rankOf(a.severity));
}

/** How far rules have a say: settings are no page at all, what stands for another page has no text of its own. */
const lastLevel = { settings: 0, embedded: levels.indexOf("reference"), page: levels.length };

/** What the content's own schema says, and what comes of it on the page. */
function checkStory(content: Content, around: CheckContext): { issues: readonly Issue[]; found: readonly Found[] } {
  const kind = kindOf(content, around.source);
  if (kind === "settings") return { issues: faultsOf(wireConfig, content, "field-hidden"), found: [] };
  if (kind === "embedded") return { issues: faultsOf(embedding, content, "page-unavailable"), found: [] };
  const ctx = createViewContext(visitOf(content, around));
  const { page, issues } = parsePage(content, ctx, around.contextOf(content));
  return { issues, found: around.render?.(page, content) ?? [] };
}

/** What stands for another page has nothing but the reference to it. */
const embedding = z.looseObject({ stranka: pageReference });

function faultsOf(schema: z.ZodType, content: Content, effect: IssueEffect): Issue[] {
  const { faults } = prune(schema, parseSettings(content.data));
  return faults.map((fault) => toIssue({ ...fault, path: ["data", ...fault.path] }, content, effect));
}

function unknownSite(content: Content, { source }: CheckContext): Found[] {
  if (source.sites.length === 0 || siteOf(content, source.sites)) return [];
  const path = ["webId"];
  const effect = "page-unavailable";
  const expected = "the id of a site";
  return [{ code: "content.unknown-site", level: "reference", severity: "error", effect, path, expected, values: {} }];
}

/** Nothing of what a refused record says is repeated, not even its name. */
function nameless(record: unknown) {
  const { id, webId, language, structure } = isRecord(record) ? record : {};
  return { record: { id, webId, language, structure }, content: null };
}
