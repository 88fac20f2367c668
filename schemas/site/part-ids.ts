import * as pageIds from "./page-ids.ts";

/** Parts that a page may have several of; their ids are made of the kind and a name. */
const partKinds = ["consent", "field", "letter", "organisation", "section", "session", "submenu"] as const;

export function partId(kind: (typeof partKinds)[number], name: string | number): string {
  return `${kind}-${name}`;
}

/** True for an id that a part of the page may have, so that a text of the editors must not take it. */
export function isPageId(id: string): boolean {
  return Object.values<string>(pageIds).includes(id) || partKinds.some((kind) => id.startsWith(partId(kind, "")));
}
