import { storedName } from "../fields/names.ts";
import { isRecord } from "../portal.ts";
import { offWire, onWire, textsOf } from "./localized.ts";
import type { Doc } from "./record.ts";
import { pageIdOf, pageKey } from "./references.ts";
import type { FindTarget, indexTargets } from "./resolve.ts";

type Item = Record<string, unknown>;

/** Form values of a menu's items. */
export function formOfFolder(children: unknown): Item[] {
  return itemsOf(children).map(({ id, name, url, children: below, ...page }) => ({
    id,
    ...offWire(name),
    page: pageIdOf(page),
    [storedName("page")]: JSON.stringify(page),
    url,
    children: formOfFolder(below),
  }));
}

/** A menu's items for storage; an unchanged page keeps its original languages. */
export function folderOfForm(rows: unknown): Item[] {
  return itemsOf(rows).map((row) => {
    const stored: unknown = JSON.parse(String(row[storedName("page")] ?? "null"));
    const before = isRecord(stored) ? stored : {};
    const chosen = isRecord(row["page"]) ? row["page"]["id"] : row["page"];
    const page = (chosen ?? null) === pageIdOf(before) ? before : chosen ? { [pageKey]: String(chosen) } : {};
    const { id, url, children } = row;
    return { id, name: onWire(textsOf(row)), ...page, url: url || null, children: folderOfForm(children) };
  });
}

/** Adds page ids to a menu's items. */
export function markItems(children: unknown, index: ReturnType<typeof indexTargets>): Item[] {
  return itemsOf(children).map((item) => {
    const target = index.find(item);
    return { ...item, ...(target && { [pageKey]: target.id }), children: markItems(item["children"], index) };
  });
}

/**
 * Returns a menu as a wire record. An item whose page the reader may not see has no link; without children, it is left
 * out.
 */
export function toFolder(doc: Doc, children: unknown, find: FindTarget): Item {
  const none = { friendlyURLs: null, web: null, url: null };
  return { id: String(doc["id"]), name: onWire(textsOf(doc["name"])), ...none, children: toItems(children, find) };
}

function toItems(children: unknown, find: FindTarget): Item[] {
  return itemsOf(children).flatMap(({ [pageKey]: id, children: own, ...item }): Item[] => {
    const below = toItems(own, find);
    if (typeof id !== "string") return [{ friendlyURLs: null, web: null, ...item, children: below }];
    const target = find(id);
    const given = item["friendlyURLs"];
    const addresses = Object.entries(onWire(target?.addresses ?? {})).filter(
      ([key]) => !isRecord(given) || Object.hasOwn(given, key),
    );
    if (target && addresses.length > 0)
      return [{ ...item, friendlyURLs: Object.fromEntries(addresses), web: { id: target.web }, children: below }];
    return below.length > 0 ? [{ ...item, friendlyURLs: null, web: null, children: below }] : [];
  });
}

function itemsOf(value: unknown): Item[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
