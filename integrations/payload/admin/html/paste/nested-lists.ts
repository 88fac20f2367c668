import type { Attributes } from "../shown-attributes.ts";
import { element, escaped, start } from "../to-html.ts";
import type { ListNumber, NumberType, Sign } from "./list-signs.ts";

/** A list item of a word processor, which writes levels instead of nested lists. */
export interface ListItem {
  /** Items of one list have the same name, also after a paragraph between them. */
  list: string;
  level: number;
  sign: Sign;
  attributes: Attributes;
  html: string;
}

/** A list whose last item is still open; it has no type if it has bullets. */
interface OpenList {
  level: number;
  type: NumberType | undefined;
  last: number;
  list: string;
}

/** Returns the HTML of items and of the blocks between them; calls `onPlain` where `1.2` becomes `2` of an inner list. */
export function toLists(parts: readonly (ListItem | string)[], onPlain: () => void): string {
  const numbers = numbersOf(parts.filter((part) => typeof part !== "string"));
  const open: OpenList[] = [];
  let html = "";
  let between = "";
  const closeTo = (level: number) => {
    for (let last = open.at(-1); last && last.level > level; last = open.at(-1)) {
      html += `</li></${last.type ? "ol" : "ul"}>`;
      open.pop();
    }
  };
  const endBetween = (level: number) => {
    if (between !== "") closeTo(level);
    html += between;
    between = "";
  };
  for (const part of parts) {
    if (typeof part === "string") {
      between += part;
      continue;
    }
    const { list, level, sign, attributes } = part;
    if (part.html === "" && attributes["id"] === undefined) continue;
    const number = numbers.get(part);
    const isGap = !/<(?:img|hr)|[^\s\u00a0]/.test(between.replace(/<(?!img|hr)[^>]*>/g, ""));
    const isSame = open.some((other) => other.list === list || (other === open.at(-1) && other.level < level));
    // An empty paragraph between two items of a list does not end it.
    if (isGap && (between.trim() === "" ? open.length > 0 : isSame)) between = "";
    endBetween(goesOn(part, number, open, between) ? level - 1 : 0);
    if (!isShown(part, open)) {
      closeTo(level - 1);
      html += element("p", attributes, `${escaped(sign.text)} ${part.html}`);
      continue;
    }
    if (sign.above) onPlain();
    closeTo(level);
    const own = open.at(-1);
    if (own?.level === level && own.type === number?.type && (!number || own.last + 1 === number.value))
      html += "</li>";
    else {
      closeTo(level - 1);
      html += number ? start("ol", numbering(number)) : "<ul>";
      open.push({ level, type: number?.type, last: 0, list });
    }
    html += `${start("li", attributes)}${part.html}`;
    const last = open.at(-1);
    if (last && number) last.last = number.value;
  }
  endBetween(0);
  closeTo(0);
  return html;
}

/** Attributes of a numbered list that starts with a number. */
export function numbering({ type, value }: ListNumber): Attributes {
  return { ...(type !== "1" && { type }), ...(value !== 1 && { start: `${value}` }) };
}

/** True when blocks before an item stand between two items of an inner list, or before its first item. */
function goesOn(
  { list, level }: ListItem,
  number: ListNumber | undefined,
  open: readonly OpenList[],
  between: string,
): boolean {
  const own = open.find((other) => other.level === level);
  const isSame = open.some((other) => other.list === list) && open.some((other) => other.level < level);
  return isSame && !/<h\d/.test(between) && (!number || number.value === (own?.last ?? 0) + 1);
}

/** True when a list shows the sign of an item. Words are not shown, nor is `1.2` outside of item 1. */
function isShown({ level, sign }: ListItem, open: readonly OpenList[]): boolean {
  if (sign.readings.length === 0) return sign.text === "";
  const around = open.findLast((other) => other.level < level);
  return sign.above === null || sign.above.some(({ value }) => around?.type !== undefined && value === around.last);
}

/** Reads the numbers of items: of two readings the one that goes on from the item before, or goes on after it. */
function numbersOf(items: readonly ListItem[]): Map<ListItem, ListNumber> {
  const numbers = new Map<ListItem, ListNumber>();
  for (const own of Map.groupBy(items, ({ list, level }) => `${list} ${level}`).values()) {
    let before: ListNumber | undefined;
    own.forEach((item, index) => {
      const { readings } = item.sign;
      const after = own[index + 1]?.sign.readings ?? [];
      const number =
        readings.find((reading) => before && follows(reading, before)) ??
        readings.find((reading) => after.some((next) => follows(next, reading))) ??
        readings[0];
      if (number) numbers.set(item, number);
      before = number;
    });
  }
  return numbers;
}

const follows = (number: ListNumber, before: ListNumber) =>
  number.type === before.type && number.value === before.value + 1;
