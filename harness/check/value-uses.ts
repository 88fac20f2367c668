import type { Io } from "#harness/cli/command.ts";
import { createValuesOf } from "#harness/fixtures/recorded-values.ts";
import { humanPath } from "#portal/checks/human-path.ts";
import { toPointer } from "#portal/contract/parse/issue.ts";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { inputsOf } from "#portal/contract/values/shared/derived-values.ts";
import { parseExpression } from "#portal/contract/values/shared/expression.ts";
import { usedKeys } from "#portal/contract/values/shared/used-keys.ts";
import { type ReadItem, type SharedValues, valuesOf } from "#portal/contract/values/shared/value-sets.ts";
import type { RecordEntry, Source } from "./item.ts";
import { readItem } from "./read/entry.ts";
import { inOrder, toFindingContent, type Use } from "./uses.ts";

/** Returns the values with a key, or all of the set with a key or an id; empty for any other name. */
export function valuesNamed(name: string, { sets }: Pick<Source, "sets">): ReadItem[] {
  const items = sets.flatMap((set) => valuesOf([set]).items);
  return items.filter(({ key, set }) => [key, set.key, set.id].includes(name));
}

/** Returns where values are used: in texts and fields, in calculations, and where calculations from them are used. */
export async function usesOfValues(
  named: readonly ReadItem[],
  source: Source,
  { progress, signal }: Io,
): Promise<Use[]> {
  const own = createValuesOf(source.sets, source.sites);
  const bySite = new Map<string, ReadonlyMap<string, Kind>>();
  const kindsOf = (site: string) => {
    const kinds = bySite.get(site) ?? kindsIn(own(site), named);
    bySite.set(site, kinds);
    return kinds;
  };
  const uses: Use[] = [];
  progress.start("Looking for uses", source.entries.length);
  for (const entry of source.entries) {
    if (signal.aborted) break;
    if (entry.content) uses.push(...usesIn(entry, source, kindsOf(entry.content.webId)));
    progress.step();
  }
  progress.end();
  return inOrder(uses);
}

type Kind = "value" | "derived";

/** Returns the keys under which a site uses the values: their own, and those of calculations from them. */
function kindsIn(values: SharedValues, named: readonly ReadItem[]): ReadonlyMap<string, Kind> {
  const places = new Set(named.map(({ key, set }) => `${set.id} ${key}`));
  const kinds = new Map<string, Kind>();
  const users = new Map<string, string[]>();
  for (const item of values.items) {
    const { key } = item;
    // A hidden value is not used.
    if (values.itemOf(key) !== item) continue;
    if (places.has(`${item.set.id} ${key}`)) kinds.set(key, "value");
    for (const input of inputsIn(item)) users.set(input, [...(users.get(input) ?? []), key]);
  }
  // The map grows while it is walked.
  for (const [key] of kinds) for (const user of users.get(key) ?? []) if (!kinds.has(user)) kinds.set(user, "derived");
  return kinds;
}

/** Returns the full keys that a calculation names. */
function inputsIn({ item, set }: Pick<ReadItem, "item" | "set">): string[] {
  const expression = item.vyraz ? parseExpression(item.vyraz) : null;
  return expression ? [...inputsOf(expression, { set }).values()] : [];
}

function usesIn(entry: RecordEntry, source: Source, kinds: ReadonlyMap<string, Kind>): Use[] {
  const { content, record } = readItem(entry);
  if (!content || !isRecord(record)) return [];
  const structureKey = structureKeyOf(content, source.config.structureKeys);
  const place = (path: readonly (string | number)[]) => ({
    content: toFindingContent(content),
    pointer: toPointer(path),
    humanPath: humanPath(structureKey, record, path),
  });
  const inTexts = usedKeys(record).flatMap(({ key, path }): Use[] => {
    const kind = kinds.get(key);
    return kind ? [{ kind, key, ...place(path) }] : [];
  });
  const items = structureKey === "shared-values" ? valuesOf([content]).items : [];
  const calculated = items.flatMap((item): Use[] => {
    const key = inputsIn(item).find((input) => kinds.has(input));
    return key ? [{ kind: "calculation", key, ...place(["data", ...item.path, "vyraz"]) }] : [];
  });
  const all = new Map([...inTexts, ...calculated].map((use) => [`${use.pointer} ${use.key}`, use]));
  return [...all.values()];
}
