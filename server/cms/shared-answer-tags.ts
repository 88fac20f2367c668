import type { Change } from "#server/changes/change.ts";
import { type AnswerKind, changedKindOf, idsIn, partsOf } from "./changed-answers.ts";
import type { SharedAnswer } from "./shared-answer-format.ts";

/** Store tags by which answers are expired together. */
const tags = {
  any: "cms",
  list: "cms list",
  kind: (kind: string) => `cms kind ${kind}`,
  id: (id: string) => `cms id ${id}`,
  address: (address: string) => `cms address ${address}`,
} as const;

/** Maximum number of ids per answer: a record and its references; only malicious answers have more. */
const maxIds = 200;

export function tagsOf({ kind, key }: { kind: AnswerKind; key: string }, answer: SharedAnswer): string[] {
  const { path, id, address } = partsOf(key);
  const isList = path === "/contents";
  const ids = isList || !answer ? [] : [...idsIn(answer.json)].slice(0, maxIds);
  return [
    tags.any,
    tags.kind(changedKindOf(kind, path)),
    ...(isList ? [tags.list] : []),
    ...(address ? [tags.address(address)] : []),
    ...new Set([...(id ? [id] : []), ...ids].map(tags.id)),
  ];
}

export function tagsOfChange({ ids, addresses, structures, kinds, everything }: Change): string[] {
  if (everything) return [tags.any];
  const hasLists = ids.length + addresses.length + structures.length > 0;
  return [
    ...(hasLists ? [tags.list] : []),
    ...kinds.map(tags.kind),
    ...ids.map(tags.id),
    ...addresses.map(tags.address),
  ];
}
