import type { Content } from "#schemas/site/content.ts";
import type { Change } from "#server/changes/change.ts";

/** Kinds of CMS answers. Menus count as settings of a site, documents as contents. */
export const answerKinds = ["webs", "configs", "categories", "tags", "contents"] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** Kind under which a change refers to an answer. */
export function changedKindOf(kind: AnswerKind, path: string): string {
  return path === "/documents" ? "documents" : kind;
}

export interface Answer {
  /** Ids of all records in the answer, except in lists of content items. */
  ids: ReadonlySet<string>;
  value: unknown;
}

export type IsChanged = (kind: AnswerKind, request: string, answer: Answer | null) => boolean;

/** Splits a request key into its path and the id or address of a record; empty when there is none. */
export function partsOf(request: string) {
  const path = request.split("?", 1)[0] ?? "";
  const [, by, sent = ""] = /^\/\w+\/by-(id|friendly-url)\/([^/?]+)/.exec(path) ?? [];
  const named = decodeURIComponent(sent);
  return { path, id: by === "id" ? named : "", address: by === "friendly-url" ? named : "" };
}

/**
 * Returns a check of whether a change affects an answer. A changed content item that no cached answer contains may have
 * joined any list, so it affects every list, unless its structure is given by the change or was looked up
 * (`hasAllStructures`).
 */
export function createIsChanged(
  change: Change,
  answers: Iterable<Answer>,
  { hasAllStructures = false }: { hasAllStructures?: boolean } = {},
): IsChanged {
  const ids = new Set(change.ids);
  const addresses = new Set(change.addresses);
  const kinds = new Set<string>(change.kinds);
  const knownItems = knownContents(change, answers);
  const structures = new Set([...change.structures, ...knownItems.structures]);
  const hasUnknown = knownItems.unknown.ids.size + knownItems.unknown.addresses.size > 0;
  const touchesEveryList = hasUnknown && !hasAllStructures && change.structures.length === 0;

  function isChangedList(path: string, request: string, answer: Answer | null): boolean {
    const keys = new URLSearchParams(request.slice(path.length)).getAll("structureKey");
    if (touchesEveryList || keys.some((key) => structures.has(key))) return true;
    if (keys.length === 0 && structures.size > 0) return true;
    // The list is no longer cached, so whether it held the item is unknown.
    if (answer === null && hasUnknown) return true;
    return listed(answer?.value).some((item) => ids.has(item.id));
  }

  return function isChanged(kind, request, answer) {
    const { path, id, address } = partsOf(request);
    if (change.everything || kinds.has(changedKindOf(kind, path))) return true;
    if (path === "/contents") return isChangedList(path, request, answer);
    if (ids.has(id) || addresses.has(address)) return true;
    return answer !== null && [...ids].some((id) => answer.ids.has(id));
  };
}

type Item = Pick<Content, "id" | "structureKey" | "friendlyURLs">;

/** True for a content item, as opposed to a list or another record. */
export function isContent(value: unknown): value is Item {
  return typeof value === "object" && value !== null && "structureKey" in value && "friendlyURLs" in value;
}

function listed(value: unknown): readonly Item[] {
  const isList = typeof value === "object" && value !== null && "contents" in value;
  return isList && Array.isArray(value.contents) ? value.contents : [];
}

/** Returns the structure keys of changed content items in cached answers, and ids and addresses of the others. */
export function knownContents(change: Change, answers: Iterable<Answer>) {
  const [ids, addresses] = [new Set(change.ids), new Set(change.addresses)];
  const unknown = { ids: new Set(ids), addresses: new Set(addresses) };
  const structures = new Set<string>();
  if (ids.size + addresses.size === 0) return { structures, unknown };
  for (const { value } of answers)
    for (const { id, structureKey, friendlyURLs } of isContent(value) ? [value] : listed(value)) {
      const urls = Object.values(friendlyURLs).map((url) => url.replace(/^\/+/, ""));
      if (ids.has(id) || urls.some((url) => addresses.has(url))) structures.add(structureKey);
      unknown.ids.delete(id);
      for (const url of urls) unknown.addresses.delete(url);
    }
  return { structures, unknown };
}

/** Collects the ids of all records in a JSON value. */
export function idsIn(json: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof json !== "object" || json === null) return found;
  if ("id" in json) found.add(String(json.id));
  for (const value of Object.values(json)) idsIn(value, found);
  return found;
}
