import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { toPointer } from "#schemas/parse/issue.ts";
import { prune } from "#schemas/parse/prune.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";
import { CmsError } from "./client.ts";
import { markFaulty, mayReplace, type Parse, rowsOf } from "./entities.ts";

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
  /**
   * True for a list that is never empty and does not lose records from one answer to the next, such as the list of
   * sites.
   */
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

type Path = readonly (string | number)[];

/**
 * Parses a list record by record. A faulty record keeps its last good version; faults are logged with their location.
 */
export function goodRecords<Schema extends z.ZodType, Item extends { id: string }>({
  schema,
  to,
  isPermanent = false,
  isOptionalField = () => true,
  wrongFieldOf = () => null,
  staleMaxMs,
  clock,
  log,
}: Options<Schema, Item>): Parse<GoodRecords<Item>> {
  function read(row: unknown, others: readonly Item[], known: ReadonlyMap<string, Item>) {
    const { data, faults } = prune(schema, row);
    const item = data ? to(data) : null;
    const good = known.get(item?.id ?? idOf(row));
    const wrong = item && wrongFieldOf(item, others, good);
    const more = wrong ? [{ code: "wrong-value", path: [wrong], expected: "a value of its own" }] : [];
    const isUsable = !wrong && faults.every(({ path, removed }) => removed && isOptionalField(String(path[0])));
    return { item: isUsable ? item : null, good, faults: [...faults, ...more] };
  }

  return (json, request, previous) => {
    const rows = rowsOf(json, request);
    if (isPermanent && rows.length === 0) throw new CmsError("invalid", request, "expected at least one record");
    const now = clock.now();
    const since = (id: string) => previous?.staleSince.get(id) ?? now;
    const known = new Map(
      previous?.items.filter(({ id }) => now - since(id) <= staleMaxMs).map((item) => [item.id, item]),
    );
    const items: Item[] = [];
    const keptSince = new Map<string, number>();
    let incomplete: CmsError | null = null;
    function report(path: Path, code: string, expected: string): void {
      events.issueFound.publish({ code, severity: "error" });
      log.warn({ request, code, pointer: toPointer(path), expected }, "a record of a CMS list is faulty");
    }

    for (const [index, row] of rows.entries()) {
      const { item, good, faults } = read(row, items, known);
      for (const { code, path, expected } of faults) report(["items", index, ...path], code, expected);
      const [fault] = faults;
      if (item && mayReplace(good, faults))
        items.push(good && isDeepStrictEqual(good, item) ? good : markFaulty(item, faults));
      else if (good) {
        items.push(good);
        keptSince.set(good.id, since(good.id));
      } else if (!previous || previous.fault) {
        const pointer = toPointer(["items", index, ...(fault?.path ?? [])]);
        incomplete ??= new CmsError("invalid", request, `expected ${fault?.expected}`, { pointer });
      }
    }

    const listed = new Set(items.map(({ id }) => id));
    for (const [index, item] of isPermanent ? [...known.values()].entries() : []) {
      if (listed.has(item.id)) continue;
      report(["items"], "missing", `the record ${item.id}, which the list had before`);
      items.splice(index, 0, item);
      keptSince.set(item.id, since(item.id));
    }
    const isSame = previous?.items.length === items.length && previous.items.every((item, at) => item === items[at]);
    return new GoodRecords(isSame ? previous.items : items, keptSince, incomplete);
  };
}

function idOf(row: unknown): string {
  return String(record.safeParse(row).data?.id ?? "");
}

const record = z.looseObject({ id: z.unknown() });
