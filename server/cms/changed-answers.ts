import type { Change } from "#server/changes/change.ts";

/** Kinds of what the CMS answers; menus count to the settings of a site, documents to contents. */
export const answerKinds = ["webs", "configs", "categories", "tags", "contents"] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** The kind by which a change names an answer. */
export function changedKindOf(kind: AnswerKind, path: string): string {
  return path === "/documents" ? "documents" : kind;
}

/** What is known of an answer of the CMS. */
export interface Answer {
  /** Ids of all records in the answer but in lists of contents. */
  ids: ReadonlySet<string>;
  value: unknown;
}

/** Tells whether a change may have made the answer to a request another one. */
export type IsChanged = (kind: AnswerKind, request: string, answer: Answer | null) => boolean;

/** The path of a request, and the id or the address of a record in it; empty where it has none. */
export function partsOf(request: string) {
  const path = request.split("?", 1)[0] ?? "";
  const [, by, sent = ""] = /^\/\w+\/by-(id|friendly-url)\/([^/?]+)/.exec(path) ?? [];
  const named = decodeURIComponent(sent);
  return { path, id: by === "id" ? named : "", address: by === "friendly-url" ? named : "" };
}

/** A content that is not known, or has a new address, may have become part of any list unless its structure is named. */
export function createIsChanged(change: Change, answers: Iterable<Answer>): IsChanged {
  const ids = new Set(change.ids);
  const addresses = new Set(change.addresses);
  const kinds = new Set<string>(change.kinds);
  const own = structuresOf(ids, answers);
  const structures = new Set([...change.structures, ...own.values()]);
  const isUnclear = change.ids.some((id) => !own.has(id)) || addresses.size > 0;
  const touchesEveryList = isUnclear && change.structures.length === 0;

  function isChangedList(path: string, request: string, answer: Answer | null): boolean {
    const keys = new URLSearchParams(request.slice(path.length)).getAll("structureKey");
    if (touchesEveryList || keys.some((key) => structures.has(key))) return true;
    if (keys.length === 0 && structures.size > 0) return true;
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

interface Item {
  id: string;
  structureKey: string;
}

/** True for a content, as opposed to a list and to other records. */
export function isContent(value: unknown): value is Item {
  return typeof value === "object" && value !== null && "id" in value && "structureKey" in value;
}

/** The contents of a list. */
function listed(value: unknown): readonly Item[] {
  const isList = typeof value === "object" && value !== null && "contents" in value;
  return isList && Array.isArray(value.contents) ? value.contents : [];
}

/** The structures of those of the contents that are known. */
function structuresOf(ids: ReadonlySet<string>, answers: Iterable<Answer>): ReadonlyMap<string, string> {
  const structures = new Map<string, string>();
  if (ids.size === 0) return structures;
  for (const { value } of answers)
    for (const item of isContent(value) ? [value] : listed(value))
      if (ids.has(item.id)) structures.set(item.id, item.structureKey);
  return structures;
}

/** The ids of all records in a JSON value. */
export function idsIn(json: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof json !== "object" || json === null) return found;
  if ("id" in json) found.add(String(json.id));
  for (const value of Object.values(json)) idsIn(value, found);
  return found;
}
