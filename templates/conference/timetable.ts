import type { Conference } from "#schemas/structures/conference.ts";

export type ProgrammeItem = Conference["programme"][number]["items"][number];

/** A row of a timetable: one item for everybody, or what begins in the halls at one time. */
export type TimetableRow = { item: ProgrammeItem } | { start: string; cells: readonly Cell[] };

interface Cell {
  hall: string;
  /** Null when nothing takes place. */
  item: ProgrammeItem | null;
  /** Number of rows until the item ends. */
  rows: number;
}

/** Most halls with columns of their own; of more, the items follow one after another. */
const mostHalls = 4;

/** Returns a day as a timetable whose columns are the halls with items at the same time. */
export function toTimetable(items: readonly ProgrammeItem[]): { halls: string[]; rows: TimetableRow[] } {
  const groups = overlapping(items);
  const halls = [...new Set(groups.filter(isParallel).flatMap((group) => group.map(({ room }) => room ?? "")))];
  if (halls.length > mostHalls) return { halls: [], rows: items.map((item) => ({ item })) };
  const rows = groups.flatMap((group) =>
    isParallel(group) ? hallRows(group, halls) : group.map((item) => ({ item })),
  );
  return { halls, rows };
}

/** Groups items in order of time; those of a group overlap. */
function overlapping(items: readonly ProgrammeItem[]): ProgrammeItem[][] {
  const groups: ProgrammeItem[][] = [];
  let end = 0;
  for (const item of items.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))) {
    if (Date.parse(item.start) < end) groups.at(-1)?.push(item);
    else groups.push([item]);
    end = Math.max(end, endOf(item));
  }
  return groups;
}

/** True for items in several halls, each of which has one item at a time. */
function isParallel(group: readonly ProgrammeItem[]): boolean {
  const byHall = [...Map.groupBy(group, ({ room }) => room)];
  return (
    byHall.length > 1 &&
    byHall.every(([hall, items]) => hall !== null && overlapping(items).every(({ length }) => length === 1))
  );
}

function hallRows(group: readonly ProgrammeItem[], halls: readonly string[]): TimetableRow[] {
  const starts = [...new Set(group.map(({ start }) => start))];
  const rowsOf = (item: ProgrammeItem) =>
    starts.filter((start) => item.start <= start && Date.parse(start) < endOf(item)).length;
  return starts.map((start) => ({
    start,
    cells: halls.flatMap((hall): Cell[] => {
      const inHall = group.filter(({ room }) => room === hall);
      const item = inHall.find((each) => each.start === start);
      if (item) return [{ hall, item, rows: rowsOf(item) }];
      const isTaken = inHall.some((each) => each.start < start && Date.parse(start) < endOf(each));
      return isTaken ? [] : [{ hall, item: null, rows: 1 }];
    }),
  }));
}

function endOf({ start, end }: ProgrammeItem): number {
  return end ? Date.parse(end) : Date.parse(start) + 1;
}
