import type { Change } from "#checks/changes/change.ts";
import { changesBetween } from "#checks/changes/changes.ts";
import { kindWords } from "#checks/changes/kind-words.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { ReceivedContent } from "#server/cms/entities.ts";
import type { PreviewData, ShownChange } from "./data.ts";

/**
 * Returns what a draft changes on the published page; null for the published version itself, and when the CMS does not answer:
 * a preview is shown all the same.
 */
export async function draftChanges(
  own: ReceivedContent,
  { reader, services }: RequestContext,
  editOf: (pointer: string) => string | null,
): Promise<PreviewData["changes"]> {
  if (!own.content || own.content.published) return null;
  const { id, webId, language } = own.content;
  const keyOf = ({ content }: ReceivedContent) =>
    content ? structureKeyOf(content, services.config.structureKeys) : "standard-page";
  try {
    // A reader of its own: the received records of the page's are those that are checked.
    const other = reader.detached();
    await other.contentById(id, { webId, language, onlyPublished: true });
    const published = other.received.find(({ content }) => content?.id === id && content.published);
    if (!published) return { isNew: true, list: [], left: 0 };
    const { changes, left } = changesBetween(
      { record: published.record, key: keyOf(published) },
      { record: own.record, key: keyOf(own) },
    );
    return { isNew: false, list: changes.map((change) => toShown(change, editOf)), left };
  } catch (err) {
    services.log.warn({ err, id }, "a preview cannot say what its draft changes");
    return null;
  }
}

function toShown(change: Change, editOf: (pointer: string) => string | null): ShownChange {
  const { kind, pointer, humanPath, before, after, pieces } = change;
  // A removed item has no place of its own in the draft.
  const isGone = kind === "removed" && /\/\d+$/.test(pointer);
  const edit = editOf(isGone ? pointer.replace(/\/\d+$/, "") : pointer);
  return { pointer, isGone, humanPath, what: kindWords(change), before, after, pieces, edit };
}
