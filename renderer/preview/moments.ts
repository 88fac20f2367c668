import { humanPath } from "#checks/human-path.ts";
import type { RecordPath } from "#checks/rule.ts";
import { inBothLanguages } from "#checks/texts.ts";
import type { Services } from "#renderer/page/resolved.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { daysAfter, localDate, localDateTime, toInstant, wallClock } from "#schemas/time/dates.ts";
import { withValues } from "#schemas/values/shared/content-values.ts";
import type { SharedValues } from "#schemas/values/shared/value-sets.ts";
import type { Moment } from "./data.ts";

/** Parses the time of `?at=`: a day or wall time in Prague, or an instant with its zone; null for anything else. */
export function parseMoment(text: string): number | null {
  if (!localDate.safeParse(text.slice(0, 10)).success) return null;
  const [, local = "", zone = ""] = /^(.*?)(Z|[+-]\d\d:\d\d)?$/.exec(text.length === 10 ? `${text}T00:00` : text) ?? [];
  if (!localDateTime.safeParse(local).success) return null;
  const instant = Date.parse(zone ? `${local}${zone}` : toInstant(local));
  return Number.isNaN(instant) ? null : instant;
}

/** Returns the services with the clock stopped at the time of `?at=`; unchanged without a valid time. */
export function asOf(at: string | undefined, services: Services): Services {
  const instant = at === undefined ? null : parseMoment(at);
  return instant === null ? services : { ...services, clock: { now: () => instant }, present: services.clock };
}

/** Maximum number of dates on the time scale. */
const mostMoments = 60;

/** Returns the distinct dates in a record at which its page may change, in order. */
export function momentsIn(key: StructureKey, record: unknown): Moment[] {
  const found = new Map<string, Moment>();
  const note = (text: string, path: RecordPath) => {
    const at = firstAfter(text, String(path.at(-1)));
    if (at !== null && !found.has(at)) found.set(at, { at, path: humanPath(key, record, path) });
  };
  if (isRecord(record)) {
    if (typeof record["displayAt"] === "string") note(record["displayAt"], ["displayAt"]);
    walk(record["data"], ["data"], note);
  }
  return inOrder([...found.values()]);
}

/** Adds the times at which shared values of a content item begin or end. */
export function withValueMoments(moments: readonly Moment[], content: Content, values: SharedValues, now: number) {
  const keys = withValues(content, values, now).values?.keys ?? [];
  const ofValues = keys.flatMap((key) => {
    const { name = key, periods = [] } = values.find(key) ?? {};
    const path = inBothLanguages("preview.sharedValue", { name });
    const times = periods.flatMap(({ from, until }) => (until === null ? [from] : [from, until]));
    return times.map((time) => ({ at: minuteOf(time), path }));
  });
  return inOrder([...new Map([...ofValues, ...moments].map((each) => [each.at, each])).values()]);
}

function inOrder(moments: readonly Moment[]): Moment[] {
  return moments.toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(0, mostMoments);
}

function walk(node: unknown, path: RecordPath, note: (text: string, path: RecordPath) => void): void {
  if (typeof node === "string") note(node, path);
  else if (Array.isArray(node)) for (const [index, item] of node.entries()) walk(item, [...path, index], note);
  else if (isRecord(node)) for (const [name, value] of Object.entries(node)) walk(value, [...path, name], note);
}

/** Returns the first minute at which a date changes the page: a start at once, an end in the minute or day after it. */
function firstAfter(text: string, name: string): string | null {
  const isEnd = name === "do" || name.endsWith("Do");
  if (localDate.safeParse(text).success) return `${isEnd ? daysAfter(text, 1) : text}T00:00`;
  if (!localDateTime.safeParse(text).success) return null;
  const instant = Date.parse(toInstant(text));
  return minuteOf(isEnd ? instant + 60_000 : instant);
}

function minuteOf(instant: number): string {
  const { date, time } = wallClock(instant);
  return `${date}T${time}`;
}
