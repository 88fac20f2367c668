import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { prune } from "#schemas/parse/prune.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { CmsError } from "./client.ts";
import { faultIn, logFaults, markFaulty, mayReplace, type Parse, type RecordFault, rowsOf } from "./entities.ts";

interface State<Item> {
  items: readonly Item[];
  /** For each record retained from an earlier answer (by id): when it was first faulty or missing. */
  staleSince?: ReadonlyMap<string, number>;
  /** Ids of records that no earlier answer had. */
  newIds?: ReadonlySet<string>;
  /** Fault of a record without a good copy: the list is incomplete. */
  fault?: CmsError | null;
}

/** Records of a list, each in its last good version. */
export class GoodRecords<Item> {
  readonly items: readonly Item[];
  readonly staleSince: ReadonlyMap<string, number>;
  readonly newIds: ReadonlySet<string>;
  readonly fault: CmsError | null;

  constructor({ items, staleSince = new Map(), newIds = new Set(), fault = null }: State<Item>) {
    this.items = items;
    this.staleSince = staleSince;
    this.newIds = newIds;
    this.fault = fault;
  }

  /** True when every record is as the CMS sent it, at least twice unless it was in the first answer. */
  get isSettled(): boolean {
    return this.staleSince.size === 0 && this.newIds.size === 0;
  }
}

/** The records that a record of a list is compared with. */
export interface Neighbours<Item> {
  /** Records before it in the list. */
  others: readonly Item[];
  /** Its last good version. */
  good: Item | undefined;
  /** All records of the last good list; none when the CMS has announced a change. */
  known: readonly Item[];
}

interface Options<Schema extends z.ZodType, Item> {
  schema: Schema;
  to: (wire: z.output<Schema>) => Item;
  /** True for a list that is never empty and loses no records from one answer to the next, such as that of sites. */
  isPermanent?: boolean;
  /** True for a field that may be dropped from a record without a good copy. */
  isOptionalField?: (field: string) => boolean;
  /** Returns a field of an item that contradicts other items; null for none. */
  wrongFieldOf?: (item: Item, neighbours: Neighbours<Item>) => string | null;
  /** Maximum time in milliseconds for which a good copy replaces a faulty or missing record. */
  staleMaxMs: number;
  clock: Clock;
  log: Log;
}

/**
 * Parses a list record by record. A faulty record keeps its last good version, and is logged with its location. So does
 * a record missing from a permanent list, if the list has had it more than once and no change was announced.
 */
export function goodRecords<Schema extends z.ZodType, Item extends { id: string }>(
  options: Options<Schema, Item>,
): Parse<GoodRecords<Item>> {
  const { isPermanent = false, staleMaxMs, clock, log } = options;
  const level = isPermanent ? "error" : "warn";
  const readRow = createReadRow(options);
  return (json, request, previous, isAnnounced = false) => {
    const rows = rowsOf(json, request);
    if (isPermanent && rows.length === 0) throw new CmsError("invalid", request, "expected at least one record");
    const now = clock.now();
    const staleSinceOf = (id: string) => previous?.staleSince.get(id) ?? now;
    const usable = previous?.items.filter(({ id }) => now - staleSinceOf(id) <= staleMaxMs) ?? [];
    const settled = usable.filter(({ id }) => !previous?.newIds.has(id));
    const goodById = new Map(usable.map((item) => [item.id, item]));
    const items: Item[] = [];
    const retained = new Set<Item>();
    let fault: CmsError | null = null;

    for (const [index, row] of rows.entries()) {
      const lists = { others: [...items, ...retained], goodById, known: isAnnounced ? [] : settled };
      const { item, good, faults } = readRow(row, lists);
      const place = ["items", String(index)];
      logFaults(faults, request, log, place, level);
      if (item && mayReplace(good, faults))
        items.push(good && isDeepStrictEqual(good, item) ? good : markFaulty(item, faults));
      else if (good) retained.add(good);
      else if (!previous || previous.fault) fault ??= faultIn(request, faults, place);
    }
    const ids = new Set([...items, ...retained].map(({ id }) => id));
    for (const lost of isPermanent && !isAnnounced ? settled.filter(({ id }) => !ids.has(id)) : []) {
      const expected = `the record ${lost.id}, which the list had before`;
      logFaults([{ code: "missing", path: ["items"], expected }], request, log, [], level);
      retained.add(lost);
    }
    const all = withRetained(items, retained, usable);
    const isSame = previous?.items.length === all.length && previous.items.every((item, at) => item === all[at]);
    return new GoodRecords({
      items: isSame ? previous.items : all,
      staleSince: new Map([...retained].map(({ id }) => [id, staleSinceOf(id)])),
      newIds: new Set(isPermanent && previous ? items.flatMap(({ id }) => (goodById.has(id) ? [] : id)) : []),
      fault,
    });
  };
}

/** Returns a function that parses a row: the item or null if it is unusable, its last good version, and its faults. */
function createReadRow<Schema extends z.ZodType, Item extends { id: string }>({
  schema,
  to,
  isOptionalField = () => true,
  wrongFieldOf = () => null,
}: Options<Schema, Item>) {
  type Lists = Omit<Neighbours<Item>, "good"> & { goodById: ReadonlyMap<string, Item> };
  return function readRow(row: unknown, { goodById, ...lists }: Lists) {
    const { data, faults } = prune(schema, row);
    const item = data ? to(data) : null;
    const good = goodById.get(item?.id ?? idOf(row));
    const wrong = item && wrongFieldOf(item, { ...lists, good });
    const more = wrong ? [{ code: "wrong-value", path: [wrong], expected: "a value of its own" }] : [];
    const isUsable = !wrong && faults.every(({ path, removed }) => removed && isOptionalField(String(path[0])));
    const all: readonly RecordFault[] = [...faults, ...more];
    return { item: isUsable ? item : null, good, faults: all };
  };
}

/** Inserts retained records at the positions that they had in the last good list. */
function withRetained<Item>(items: readonly Item[], retained: ReadonlySet<Item>, last: readonly Item[]): Item[] {
  const all = items.filter((item) => !retained.has(item));
  for (const [index, item] of last.entries()) if (retained.has(item)) all.splice(index, 0, item);
  return all;
}

function idOf(row: unknown): string {
  return String(record.safeParse(row).data?.id ?? "");
}

const record = z.looseObject({ id: z.unknown() });
