import type { Change } from "#checks/changes/change.ts";
import { changesAcrossLanguages, changesBetween } from "#checks/changes/changes.ts";
import { kindWords } from "#checks/changes/kind-words.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import { recordWithValues } from "#schemas/values/shared/content-values.ts";
import type { ContentQuery } from "#server/cms/cms-reader.ts";
import type { ReceivedContent } from "#server/cms/entities.ts";
import type { Comparison, PreviewData, ShownChange } from "./data.ts";

type Compared = Pick<PreviewData, "comparisons" | "shownVersion">;
/** A record that was read, with its content item. */
type Own = ReceivedContent & { content: Content };
type EditOf = (pointer: string) => string | null;

/**
 * Compares the record of a page with its other versions. A comparison whose version the CMS does not answer is left out and
 * logged: a preview is shown all the same.
 */
export async function comparisonsOf(
  { content, ...received }: ReceivedContent,
  context: RequestContext,
  editOf: EditOf,
): Promise<Compared> {
  const nothing = { comparisons: [], shownVersion: null };
  if (!content) return nothing;
  const { log } = context.services;
  const own = { ...received, content };
  const attempts = [ownVersions, withToday, withCzech].map((compare) => compare(own, context, editOf));
  const done = await Promise.allSettled(attempts);
  return done.reduce<Compared>((all, result) => {
    if (result.status === "rejected")
      log.warn({ err: result.reason, id: content.id }, "a preview cannot compare its page with another version");
    const { comparisons, shownVersion } = result.status === "fulfilled" ? result.value : nothing;
    return { comparisons: [...all.comparisons, ...comparisons], shownVersion: all.shownVersion ?? shownVersion };
  }, nothing);
}

/** Compares a draft with the published version, whichever of them is shown. */
async function ownVersions(own: Own, context: RequestContext, editOf: EditOf): Promise<Compared> {
  const isDraft = !own.content.published;
  if (!isDraft && context.request.version !== "published") return { comparisons: [], shownVersion: null };
  const { language } = own.content;
  const other = await read(own, { language, onlyPublished: isDraft }, context);
  if (!other || other.content.published !== isDraft) {
    const isNew = { with: "published", isNew: true, list: [], left: 0 } as const;
    return { comparisons: isDraft ? [isNew] : [], shownVersion: null };
  }
  const [before, after] = isDraft ? [other, own] : [own, other];
  const found = changesBetween(versionOf(before, context), versionOf(after, context));
  const edit = (change: Change) => editOf(change.kind === "removed" ? listOf(change.pointer) : change.pointer);
  const shown = found.changes.map((change) => toShown(change, isDraft ? "after" : "before", edit(change)));
  const comparison: Comparison = { with: "published", isNew: false, list: shown, left: found.left };
  return { comparisons: [comparison], shownVersion: isDraft ? "draft" : "published" };
}

/** Compares the page of another time with that of today: the shared values in its texts. */
async function withToday(own: Own, { reader, services, ...rest }: RequestContext, editOf: EditOf): Promise<Compared> {
  const { clock, present } = services;
  const values = present && (await reader.values(own.content.webId));
  if (!present || !values) return { comparisons: [], shownVersion: null };
  const { record } = own;
  const at = (now: number) => ({ ...own, record: recordWithValues(record, own.content.language, values, now) });
  const context = { reader, services, ...rest };
  const found = changesBetween(versionOf(at(present.now()), context), versionOf(at(clock.now()), context));
  const list = found.changes.map((change) => toShown(change, "after", editOf(change.pointer)));
  return { comparisons: [{ with: "today", isNew: false, list, left: found.left }], shownVersion: null };
}

/** Compares a translation with the Czech version when that one is newer. */
async function withCzech(own: Own, context: RequestContext, editOf: EditOf): Promise<Compared> {
  const nothing = { comparisons: [], shownVersion: null };
  const { language, languages, updatedAt } = own.content;
  if (language === defaultLanguage || !languages.includes(defaultLanguage)) return nothing;
  const czech = await read(own, { language: defaultLanguage, onlyPublished: true }, context);
  if (!czech?.content.updatedAt || !updatedAt || czech.content.updatedAt <= updatedAt) return nothing;
  const found = changesAcrossLanguages(versionOf(own, context), versionOf(czech, context));
  const list = found.changes.map((change) => {
    const shown = toShown(change, "before", null);
    return { ...shown, edit: editOf(shown.pointer) };
  });
  return { comparisons: [{ with: "czech", isNew: false, list, left: found.left }], shownVersion: null };
}

/** Reads another version of a content item. */
async function read({ content }: Own, query: Omit<ContentQuery, "webId">, { reader }: RequestContext) {
  const { id, webId } = content;
  // A reader of its own: the records that the page's reader received are those that are checked.
  const other = reader.detached();
  await other.contentById(id, { webId, ...query });
  const found = other.received.find((each) => each.content?.id === id);
  return found?.content ? { ...found, content: found.content } : null;
}

function versionOf({ record, content }: Own, { services }: RequestContext) {
  return { record, key: structureKeyOf(content, services.config.structureKeys) };
}

/** Returns a change with its place in the shown record, which is the one before or after it. */
function toShown(change: Change, shown: "before" | "after", edit: string | null): ShownChange {
  const { kind, humanPath, before, after, pieces, isFormatOnly, was } = change;
  const isGone = kind === (shown === "after" ? "removed" : "added") && isItem(change.pointer);
  const own = shown === "after" ? change.pointer : (was ?? change.pointer);
  const words = { kind, humanPath, before, after, pieces, isFormatOnly, what: kindWords(change) };
  return { ...words, pointer: isGone ? listOf(own) : own, isGone, edit };
}

function isItem(pointer: string): boolean {
  return /\/\d+$/.test(pointer);
}

function listOf(pointer: string): string {
  return pointer.replace(/\/\d+$/, "");
}
