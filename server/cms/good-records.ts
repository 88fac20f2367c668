import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { prune } from "#schemas/parse/prune.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { CmsError } from "./client.ts";
import { faultIn, logFaults, markFaulty, mayReplace, type Parse, type RecordFault, rowsOf } from "./entities.ts";

/** Records of a list, each in its last good version. */
export class GoodRecords<Item> {
  readonly items: readonly Item[];
  /** For each record retained from an earlier answer (by id): when it was first faulty or missing. */
  readonly staleSince: ReadonlyMap<string, number>;
  /** Fault of a record without a good copy: the list is incomplete. */
  readonly fault: CmsError | null;

  constructor(items: readonly Item[], keptSince: ReadonlyMap<string, number>, fault: CmsError | null) {
    this.items = items;
    this.staleSince = keptSince;
    this.fault = fault;
  }
}

interface Options<Schema extends z.ZodType, Item> {
  schema: Schema;
  to: (wire: z.output<Schema>) => Item;
  /** True for a list that is never empty and loses no records from one answer to the next, such as that of sites. */
  isPermanent?: boolean;
  /** True for a field that may be dropped from a record without a good copy. */
  isOptionalField?: (field: string) => boolean;
  /** Returns a field of an item that contradicts the other items or its last good version; null for none. */
  wrongFieldOf?: (item: Item, others: readonly Item[], good: Item | undefined) => string | null;
  /** Maximum time in milliseconds for which a good copy replaces a faulty or missing record. */
  staleMaxMs: number;
  clock: Clock;
  log: Log;
}

/** Parses a list record by record. A faulty record keeps its last good version, and is logged with its location. */
export function goodRecords<Schema extends z.ZodType, Item extends { id: string }>(
  options: Options<Schema, Item>,
): Parse<GoodRecords<Item>> {
  const { isPermanent = false, staleMaxMs, clock, log } = options;
  const readRow = createReadRow(options);
  return (json, request, previous) => {
    const rows = rowsOf(json, request);
    if (isPermanent && rows.length === 0) throw new CmsError("invalid", request, "expected at least one record");
    const now = clock.now();
    const staleSinceOf = (id: string) => previous?.staleSince.get(id) ?? now;
    const usable = previous?.items.filter(({ id }) => now - staleSinceOf(id) <= staleMaxMs) ?? [];
    const goodById = new Map(usable.map((item) => [item.id, item]));
    const items: Item[] = [];
    const staleSince = new Map<string, number>();
    let incomplete: CmsError | null = null;

    for (const [index, row] of rows.entries()) {
      const { item, good, faults } = readRow(row, items, goodById);
      const place = ["items", String(index)];
      logFaults(faults, request, log, place);
      if (item && mayReplace(good, faults))
        items.push(good && isDeepStrictEqual(good, item) ? good : markFaulty(item, faults));
      else if (good) {
        items.push(good);
        staleSince.set(good.id, staleSinceOf(good.id));
      } else if (!previous || previous.fault) incomplete ??= faultIn(request, faults, place);
    }
    if (isPermanent)
      for (const { id } of restoreMissing(items, goodById)) {
        const expected = `the record ${id}, which the list had before`;
        logFaults([{ code: "missing", path: ["items"], expected }], request, log);
        staleSince.set(id, staleSinceOf(id));
      }
    const isSame = previous?.items.length === items.length && previous.items.every((item, at) => item === items[at]);
    return new GoodRecords(isSame ? previous.items : items, staleSince, incomplete);
  };
}

/** Returns a function that parses a row: the item or null if it is unusable, its last good version, and its faults. */
function createReadRow<Schema extends z.ZodType, Item extends { id: string }>({
  schema,
  to,
  isOptionalField = () => true,
  wrongFieldOf = () => null,
}: Options<Schema, Item>) {
  return function readRow(row: unknown, others: readonly Item[], goodById: ReadonlyMap<string, Item>) {
    const { data, faults } = prune(schema, row);
    const item = data ? to(data) : null;
    const good = goodById.get(item?.id ?? idOf(row));
    const wrong = item && wrongFieldOf(item, others, good);
    const more = wrong ? [{ code: "wrong-value", path: [wrong], expected: "a value of its own" }] : [];
    const isUsable = !wrong && faults.every(({ path, removed }) => removed && isOptionalField(String(path[0])));
    const all: readonly RecordFault[] = [...faults, ...more];
    return { item: isUsable ? item : null, good, faults: all };
  };
}

/** Inserts the good records that the list lost at their previous positions, and returns them. */
function restoreMissing<Item extends { id: string }>(items: Item[], goodById: ReadonlyMap<string, Item>): Item[] {
  const listed = new Set(items.map(({ id }) => id));
  const lost = [...goodById.values()].flatMap((item, index) => (listed.has(item.id) ? [] : [{ item, index }]));
  for (const { item, index } of lost) items.splice(index, 0, item);
  return lost.map(({ item }) => item);
}

function idOf(row: unknown): string {
  return String(record.safeParse(row).data?.id ?? "");
}

const record = z.looseObject({ id: z.unknown() });
