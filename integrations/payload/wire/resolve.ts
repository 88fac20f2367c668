import type { LanguageCode } from "../languages.ts";
import { isRecord } from "../portal.ts";
import { onWire, type Texts } from "./localized.ts";
import { embedKey, pageIdOf, pageKey } from "./references.ts";

/** A page that references lead to, as the reader may see it. */
export interface Target {
  id: string;
  web: string;
  names: Texts;
  addresses: Texts;
  /** Returns the part of its record that embedding pages contain; undefined for pages that are only linked. */
  embedded?: (language: LanguageCode) => Record<string, unknown> | undefined;
}

/** Looks up a page by id; undefined when it has been deleted or the reader may not see it. */
export type FindTarget = (id: string) => Target | undefined;

/** Ids of all pages that stored data refer to. */
export function referencesIn(stored: unknown): string[] {
  if (Array.isArray(stored)) return stored.flatMap(referencesIn);
  if (!isRecord(stored)) return [];
  const own = pageIdOf(stored);
  return [...(own === null ? [] : [own]), ...Object.values(stored).flatMap(referencesIn)];
}

/** Ids of the pages that stored data embed. */
export function embeddedIn(stored: unknown): string[] {
  if (Array.isArray(stored)) return stored.flatMap(embeddedIn);
  if (!isRecord(stored)) return [];
  const own = stored[embedKey] === true ? pageIdOf(stored) : null;
  return [...(own === null ? [] : [own]), ...Object.values(stored).flatMap(embeddedIn)];
}

/**
 * Replaces each reference by the current name and address of its page. A reference with its own name and languages gets
 * only new addresses. References to pages that the reader may not see are removed.
 */
export function resolve(stored: unknown, language: LanguageCode, find: FindTarget): unknown {
  if (Array.isArray(stored)) return stored.flatMap((item) => listed(resolve(item, language, find)));
  if (!isRecord(stored)) return stored;
  const id = pageIdOf(stored);
  if (id !== null) return toReference(stored, find(id), language, find);
  const entries = Object.entries(stored).map(([key, value]) => [key, resolve(value, language, find)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function listed(item: unknown): unknown[] {
  return item === undefined ? [] : [item];
}

/** Returns a reference as picked in a form: with the page's own name, in all of its languages. */
export function referenceTo({ web, names, addresses }: Target, language: LanguageCode) {
  return {
    name: names[language] ?? names.cs ?? Object.values(names)[0],
    friendlyURLs: onWire(addresses),
    web: { id: web },
  };
}

function toReference(
  { [pageKey]: _id, [embedKey]: isEmbedded, ...own }: Record<string, unknown>,
  target: Target | undefined,
  language: LanguageCode,
  find: FindTarget,
): unknown {
  if (!target || Object.keys(target.addresses).length === 0) return undefined;
  const present = { ...referenceTo(target, language), ...(isEmbedded === true && target.embedded?.(language)) };
  const given = own["friendlyURLs"];
  if (!isRecord(given)) return { ...present, ...own };
  const kept = Object.entries(present.friendlyURLs).filter(([key]) => Object.hasOwn(given, key));
  const rest = Object.entries(own).map(([key, value]) => [key, resolve(value, language, find)]);
  return { ...Object.fromEntries(rest), friendlyURLs: Object.fromEntries(kept), web: present.web };
}

/** Adds the page ids to references, looked up by site and address. */
export function markReferences(value: unknown, language: LanguageCode, index: TargetIndex): unknown {
  if (Array.isArray(value)) return value.map((item) => markReferences(item, language, index));
  if (!isRecord(value)) return value;
  const own = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, markReferences(part, language, index)]),
  );
  const target = index.find(value);
  if (!target) return own;
  const isSame = JSON.stringify(sorted(value)) === JSON.stringify(sorted(referenceTo(target, language)));
  return isSame ? { [pageKey]: target.id } : { ...own, [pageKey]: target.id };
}

export interface TargetIndex {
  /**
   * Returns the page that a wire value refers to; undefined when it is not a reference, or refers to an unknown page.
   */
  find(value: Record<string, unknown>): Target | undefined;
}

/** Indexes pages by site and address. */
export function indexTargets(targets: readonly Target[]): TargetIndex {
  const keyOf = (web: string, language: string, address: string) => `${web} ${language} ${address}`;
  const byAddress = new Map(
    targets.flatMap((target) =>
      Object.entries(onWire(target.addresses)).map(([key, address]) => [keyOf(target.web, key, address), target]),
    ),
  );
  return {
    find: ({ web, friendlyURLs }) => {
      if (!isRecord(web) || !isRecord(friendlyURLs)) return undefined;
      const addresses = Object.entries(friendlyURLs);
      const found = addresses.map(([key, address]) => byAddress.get(keyOf(String(web["id"]), key, String(address))));
      // Unless all languages of a reference lead to the same page, it stays unchanged.
      return found[0] && found.every((target) => target === found[0]) ? found[0] : undefined;
    },
  };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, own]) => [key, sorted(own)]));
}
