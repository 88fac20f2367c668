import { contentComparator, type SortFields, toPage } from "./lists.ts";
import type { ContentListParameters } from "./parameters.ts";
import type { Content } from "./wire-records.ts";

/** Content items generated on demand. Number 0 is the newest; names and ids sort in the order of the numbers. */
export interface GeneratedContents {
  count: number;
  webId: string;
  /** Language key of the wire. */
  language: string;
  structureKey: string;
  at(number: number): Content;
  /** The fields of a content item that lists are sorted by; cheaper than the whole content item. */
  sortFieldsAt(number: number): SortFields;
  numberOf(wanted: { id: string } | { slug: string } | { name: string }): number | null;
}

interface Range {
  from: number;
  to: number;
}

/** One page of a list that merges recorded content items, already filtered and sorted, with generated ones. */
export function mergedPage(recorded: Content[], generated: GeneratedContents, wanted: ContentListParameters) {
  const { page, pageSize } = wanted;
  const range = rangeOf(generated, wanted);
  const count = range.to - range.from;
  if (count === 0) return toPage(recorded, wanted);
  const numberAt = orderOf(range, wanted);
  const compare = contentComparator(wanted);
  /** Number of generated content items that come before a recorded one. */
  const before = (content: Content) =>
    firstOf(count, (at) => compare(generated.sortFieldsAt(numberAt(at)), content) >= 0);
  const start = (page - 1) * pageSize;
  const first = firstOf(recorded.length, (at) => at + before(itemAt(recorded, at)) >= start);
  const totalCount = recorded.length + count;
  const items: Content[] = [];
  let next = first;
  for (let place = start; place < Math.min(start + pageSize, totalCount); place += 1) {
    const content = recorded[next];
    if (content && next + before(content) === place) {
      items.push(content);
      next += 1;
    } else items.push(generated.at(numberAt(place - next)));
  }
  return { items, totalCount, page, pageSize };
}

/** The generated content items that pass every filter are a contiguous range of numbers. */
function rangeOf(
  { count, sortFieldsAt, numberOf, ...generated }: GeneratedContents,
  wanted: ContentListParameters,
): Range {
  const none = { from: 0, to: 0 };
  const { webId, language = generated.language, structureKey, name, publishedFrom, publishedTo } = wanted;
  const isOther =
    (webId !== undefined && webId !== generated.webId) ||
    language !== generated.language ||
    (structureKey && !structureKey.includes(generated.structureKey)) ||
    [wanted.categoryId, wanted.tagId].some(Boolean);
  if (isOther) return none;
  const dayAt = (number: number) => sortFieldsAt(number).displayAt?.slice(0, 10) ?? "";
  const range = {
    from: publishedTo === undefined ? 0 : firstOf(count, (number) => dayAt(number) <= publishedTo),
    to: publishedFrom === undefined ? count : firstOf(count, (number) => dayAt(number) < publishedFrom),
  };
  if (range.from >= range.to) return none;
  if (name === undefined) return range;
  const number = numberOf({ name });
  return number !== null && number >= range.from && number < range.to ? { from: number, to: number + 1 } : none;
}

/** Returns a function from positions in the requested order to numbers; ties are broken by id. */
function orderOf({ from, to }: Range, { sort = "-displayAt" }: ContentListParameters): (place: number) => number {
  const isByDate = sort.endsWith("At");
  const isAscending = isByDate ? sort.startsWith("-") : sort !== "-name";
  return isAscending ? (place) => from + place : (place) => to - 1 - place;
}

/**
 * Binary search: the first of `count` numbers for which the test holds; it must hold for all later ones. `count` when
 * it holds for none.
 */
function firstOf(count: number, holds: (number: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function itemAt(contents: readonly Content[], at: number): Content {
  const content = contents[at];
  if (!content) throw new Error(`there is no content item ${at} of ${contents.length}`);
  return content;
}
