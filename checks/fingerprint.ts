import { hash } from "node:crypto";
import { isRecord } from "#schemas/parse/shape.ts";
import { childOf } from "./place.ts";
import type { RecordPath } from "./rule.ts";

interface Named {
  id: string;
  language: string;
}

/**
 * Creates fingerprints of findings about one record. They survive edits: a fingerprint is made of the code, the content
 * item and the place, and list items are identified by their content instead of their index. A repeated fingerprint
 * gets the suffix `~2`.
 */
export function createFingerprints(
  record: unknown,
  { id, language }: Named,
): (code: string, path: RecordPath) => string {
  const items = new Map<unknown, string>();
  const counts = new Map<string, number>();

  function nameOf(item: unknown): string {
    const cached = items.get(item);
    if (cached !== undefined) return cached;
    const name = identityOf(item);
    items.set(item, name);
    return name;
  }

  return (code, path) => {
    const place: string[] = [];
    let node = record;
    for (const part of path) {
      const isItem = Array.isArray(node) && typeof part === "number";
      node = childOf(node, part);
      place.push(isItem ? nameOf(node) : String(part));
    }
    const name = digest([code, id, language, ...place]);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}~${count}`;
  };
}

/** Returns the identity of an item: its id, title or address, else its whole value. */
function identityOf(item: unknown): string {
  if (!isRecord(item)) return digest([JSON.stringify(item) ?? ""]);
  const { id } = item;
  if (typeof id === "string" || typeof id === "number") return `id ${id}`;
  const words = identifying.map((key) => item[key]).filter((each) => typeof each === "string" && each !== "");
  return words.length > 0 ? digest([item["typ"] ?? null, words]) : digest([JSON.stringify(item)]);
}

const identifying = ["titulek", "nazev", "name", "otazka", "jmeno", "prijmeni", "url", "adresa"];

function digest(parts: readonly unknown[]): string {
  return hash("sha256", JSON.stringify(parts), "hex");
}
