import type { Content } from "#schemas/site/content.ts";
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

/**
 * Contents of which no answer is may have become part of any list, unless their structures are named or, with
 * `namesStructures`, the CMS was asked for them.
 */
export function createIsChanged(
  change: Change,
  answers: Iterable<Answer>,
  { namesStructures = false }: { namesStructures?: boolean } = {},
): IsChanged {
  const ids = new Set(change.ids);
  const addresses = new Set(change.addresses);
  const kinds = new Set<string>(change.kinds);
  const known = knownContents(change, answers);
  const structures = new Set([...change.structures, ...known.structures]);
  const hasUnknown = known.unknown.ids.size + known.unknown.addresses.size > 0;
  const touchesEveryList = hasUnknown && !namesStructures && change.structures.length === 0;

  function isChangedList(path: string, request: string, answer: Answer | null): boolean {
    const keys = new URLSearchParams(request.slice(path.length)).getAll("structureKey");
    if (touchesEveryList || keys.some((key) => structures.has(key))) return true;
    if (keys.length === 0 && structures.size > 0) return true;
    // What was on a list that is kept no more, only the page made of it knows.
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

/** True for a content, as opposed to a list and to other records. */
export function isContent(value: unknown): value is Item {
  return typeof value === "object" && value !== null && "structureKey" in value && "friendlyURLs" in value;
}

/** The contents of a list. */
function listed(value: unknown): readonly Item[] {
  const isList = typeof value === "object" && value !== null && "contents" in value;
  return isList && Array.isArray(value.contents) ? value.contents : [];
}

/** Structures of the contents that a change names, as far as answers are about them, and ids and addresses of the others. */
export function knownContents(change: Change, answers: Iterable<Answer>) {
  const [ids, addresses] = [new Set(change.ids), new Set(change.addresses)];
  const unknown = { ids: new Set(ids), addresses: new Set(addresses) };
  const structures = new Set<string>();
  if (ids.size + addresses.size === 0) return { structures, unknown };
  for (const { value } of answers)
    for (const { id, structureKey, friendlyURLs } of isContent(value) ? [value] : listed(value)) {
      const own = Object.values(friendlyURLs).map((url) => url.replace(/^\/+/, ""));
      if (ids.has(id) || own.some((url) => addresses.has(url))) structures.add(structureKey);
      unknown.ids.delete(id);
      for (const url of own) unknown.addresses.delete(url);
    }
  return { structures, unknown };
}

/** The ids of all records in a JSON value. */
export function idsIn(json: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof json !== "object" || json === null) return found;
  if ("id" in json) found.add(String(json.id));
  for (const value of Object.values(json)) idsIn(value, found);
  return found;
}
