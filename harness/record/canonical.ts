import { hash } from "node:crypto";
import { isRecord } from "#portal/contract/parse/shape.ts";

/** Formats JSON with sorted keys, as in recorded files, so that changes give small diffs. */
export function toFileText(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 2)}\n`;
}

/** Returns a hash independent of the order of keys, in groups so that it does not look like a credential. */
export function contentHash(value: unknown): string {
  const hex = hash("sha256", JSON.stringify(sorted(value)) ?? "");
  return `sha256-${hex.match(/.{8}/g)?.join("-")}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, member]) => [key, sorted(member)]));
}
