import { type Finding, rankOf } from "#checks/finding.ts";
import { findingsOf, issueFindings } from "#checks/findings.ts";
import { type LinkTemplates, linksTo, noLinks } from "#checks/links.ts";
import cs from "#locales/editors/cs.json" with { type: "json" };
import en from "#locales/editors/en.json" with { type: "json" };
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { Resolved, Services } from "#renderer/page/resolved.ts";
import type { Issue } from "#schemas/parse/issue.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { notPages } from "#schemas/site/not-pages.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { toInstant, wallClock } from "#schemas/time/dates.ts";
import { recordWithValues, withValues } from "#schemas/values/shared/content-values.ts";
import { noValues } from "#schemas/values/shared/value-sets.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { ReceivedContent } from "#server/cms/entities.ts";
import { comparisonsOf } from "./comparisons.ts";
import type { NotChecked, PreviewData, ShownFinding } from "./data.ts";
import { fieldsIn } from "./fields.ts";
import { formOutline } from "./form-outline.ts";
import { guideOutline } from "./guide-outline.ts";
import { hiddenBlocks } from "./hidden-blocks.ts";
import { readLibrary } from "./library.ts";
import { momentsIn, parseMoment, withValueMoments } from "./moments.ts";
import { notChecked } from "./not-checked.ts";
import { settingsFindings } from "./settings-findings.ts";
import { sentenceOf, toTried } from "./tried.ts";

/**
 * Adds the data of the panel to an answer. An error page also says in its text why there is no page, for editors without
 * JavaScript. When the data cannot be read, the answer is returned unchanged.
 */
export async function withPreview(resolved: Resolved, context: RequestContext): Promise<Resolved> {
  try {
    const preview = await toPreview(resolved, context);
    if (resolved.kind !== "error" || !preview.tried) return { ...resolved, preview };
    return { ...resolved, preview, message: sentenceOf(preview.tried, resolved.language) };
  } catch (err) {
    const { request, services } = context;
    services.log.error({ err, path: request.path }, "a preview cannot say what is wrong with its page");
    return resolved;
  }
}

async function toPreview(resolved: Resolved, context: RequestContext): Promise<PreviewData> {
  const { request, reader, services } = context;
  const { at } = request;
  const own = ownOf(resolved, reader.received);
  return {
    language: resolved.language,
    notPages: notPages.source,
    texts: { cs: cs.preview, en: en.preview },
    ...(await aboutContent(own, resolved, context)),
    cmsOrigins: services.config.previewFrameAncestors,
    versions: versionsOf(resolved),
    time: {
      shown: new Date(services.clock.now()).toISOString(),
      refused: at !== undefined && parseMoment(at) === null ? at : null,
      moments: own ? await momentsOf(own, context) : [],
    },
    outline: await outlineOf(own, resolved, context),
    tried: await toTried(resolved, own, context),
    source: sourceOf(own, resolved, services),
  };
}

/** Returns the times at which the page of a record changes. */
async function momentsOf(own: ReceivedContent, { reader, services }: RequestContext) {
  const moments = momentsIn(keyOf(own, services), own.record);
  const values = own.content && (await reader.values(own.content.webId));
  return own.content && values ? withValueMoments(moments, own.content, values, services.clock.now()) : moments;
}

/** Returns the outline of a form or a guide with what its content says; null for other pages. */
async function outlineOf(own: ReceivedContent | null, resolved: Resolved, context: RequestContext) {
  const { request, reader, services } = context;
  if (resolved.kind !== "page" || !own?.content) return null;
  const { page, language } = resolved;
  const { previewToken, at, version } = request;
  const start = page.alternates.find((each) => each.language === page.language)?.href ?? request.path;
  const now = services.clock.now();
  const values = (await reader.values(own.content.webId)) ?? noValues;
  const { data } = withValues(own.content, values, now);
  const given = Object.entries({ preview: previewToken, at, version }).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given.map(([name, value = ""]) => [name, value]));
  const previewed = { data, language, start, parameters, today: wallClock(now).date };
  if (page.key === "form") return formOutline({ ...previewed, view: page.view });
  return page.key === "entitlement-guide" ? guideOutline({ ...previewed, view: page.view }) : null;
}

/** Returns the record of the page; for an error page, the last record that was read. */
function ownOf(resolved: Resolved, received: readonly ReceivedContent[]): ReceivedContent | null {
  if (resolved.kind === "error") return received.at(-1) ?? null;
  if (resolved.kind !== "page") return null;
  const { id, language } = resolved.page;
  return received.find(({ content }) => content?.id === id && content.language === language) ?? null;
}

function keyOf({ content }: ReceivedContent, { config }: Services): StructureKey {
  return content ? structureKeyOf(content, config.structureKeys) : "standard-page";
}

/** Returns the languages into which the site translates content items of this structure. */
async function translationsOf(own: ReceivedContent | null, reader: CmsReader): Promise<readonly Language[]> {
  const web = own?.content && (await reader.webById(own.content.webId));
  const config = web && (await reader.config(web));
  return (own?.content && config?.translations.get(own.content.structureKey)) ?? [];
}

async function aboutContent(own: ReceivedContent | null, resolved: Resolved, context: RequestContext) {
  if (!own)
    return { findings: [], notChecked: [], comparisons: [], shownVersion: null, hidden: [], fields: [], edit: null };
  const { services } = context;
  const links = { ...noLinks, cms: services.config.cmsEditUrl };
  const { record, content } = own;
  const key = keyOf(own, services);
  const editOf = (pointer: string) => (content ? editLink(content, key, pointer, links) : null);
  const [{ findings, ...checked }, settings, compared] = await Promise.all([
    checkContent(own, resolved, context, links),
    content ? settingsFindings(content.webId, context, links) : [],
    comparisonsOf(own, context, editOf),
  ]);
  const shown = [
    ...findings.map((finding) => toShown(finding, "content")),
    ...settings.map((finding) => toShown(finding, "settings")),
  ].toSorted((a, b) => rankOf(b.severity) - rankOf(a.severity));
  return {
    findings: shown,
    ...checked,
    ...compared,
    hidden: hiddenBlocks(shown, key, record),
    fields: resolved.kind === "page" ? fieldsIn(key, record, editOf) : [],
    edit: content ? editOf("") : (shown[0]?.edit ?? null),
  };
}

/** Returns the findings about a content item, compared with what it refers to, and what was not checked. */
async function checkContent(
  own: ReceivedContent,
  resolved: Resolved,
  context: RequestContext,
  links: LinkTemplates,
): Promise<{ findings: Finding[]; notChecked: NotChecked[] }> {
  const { record, content } = own;
  const { reader, services } = context;
  const key = keyOf(own, services);
  const issues: readonly Issue[] = [...own.issues, ...((resolved.kind === "page" && resolved.issues) || [])];
  if (!content) return { findings: issueFindings(issues, { record, key, content }, { links }), notChecked: [] };
  const translations = await translationsOf(own, reader);
  const now = services.clock.now();
  const values = (await reader.values(content.webId)) ?? noValues;
  const shown = recordWithValues(record, content.language, values, now);
  const written = shown === record ? {} : { written: record };
  const subject = { content, record: shown, ...written, values, key, library: null, translations, now };
  const lookedUp = await readLibrary(subject, context);
  const { library } = lookedUp;
  return {
    findings: findingsOf({ ...subject, library }, issues, { links }),
    notChecked: notChecked(subject, lookedUp, services.config),
  };
}

function editLink(content: Content, key: StructureKey, pointer: string, links: LinkTemplates): string | null {
  const { id, webId, language, structureKey, name, versionId } = content;
  return linksTo({ content: { id, webId, language, structureKey, name, url: null }, versionId, key, pointer }, links)
    .cms;
}

function toShown(finding: Finding, record: ShownFinding["record"]): ShownFinding {
  const { code, severity, effect, pointer, humanPath, label, message, fix, received, wcag, fingerprint, links } =
    finding;
  const words = { humanPath, label, message, fix, received, wcag };
  return { code, severity, effect, pointer, ...words, fingerprint, record, edit: links.cms };
}

/** Returns the page's versions in all languages of the portal; `href` is null for languages without one. */
function versionsOf(resolved: Resolved): PreviewData["versions"] {
  if (resolved.kind !== "page" && resolved.kind !== "error") return [];
  const known = resolved.kind === "page" ? resolved.page.alternates : resolved.versions;
  return languageCodes.map((language) => {
    const { name, tag } = languages[language];
    return { language, name, tag, href: known.find((each) => each.language === language)?.href ?? null };
  });
}

function sourceOf(own: ReceivedContent | null, { staleFor }: Resolved, { config }: Services): PreviewData["source"] {
  if (!own?.content) return null;
  const { id, versionId, published, updatedAt } = own.content;
  const host = config.cms.url === null ? null : new URL(config.cms.url).host;
  return { id, versionId, published, updatedAt: updatedAt && toInstant(updatedAt, "UTC"), host, staleFor };
}
