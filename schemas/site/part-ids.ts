import * as pageIds from "./page-ids.ts";

/** Kinds of elements that a page may contain several times; their ids consist of the kind and a name. */
const partKinds = ["consent", "field", "letter", "organisation", "section", "session", "submenu"] as const;

export function partId(kind: (typeof partKinds)[number], name: string | number): string {
  return `${kind}-${name}`;
}

/** True for an id that the page itself may use, so that editors' texts must not. */
export function isPageId(id: string): boolean {
  return Object.values<string>(pageIds).includes(id) || partKinds.some((kind) => id.startsWith(partId(kind, "")));
}
