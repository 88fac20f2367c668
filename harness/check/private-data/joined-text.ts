/** Tags within a line of text; the others end it. */
const inlineTags =
  "a|abbr|b|bdi|bdo|cite|code|data|em|font|i|kbd|mark|s|samp|small|span|strong|sub|sup|time|tt|u|var|wbr";
const invisible = "shy|zwnj|zwj|ZeroWidthSpace|NoBreak|#173|#820[3-5]|#8288|#65279|#xad|#x200[b-d]|#x2060|#xfeff";
const part = `(?:<!--(?:[^-]|-(?!->)){0,200}-->|</?(?:${inlineTags})(?:[\\s/][^<>]{0,2000})?>|&(?:${invisible});|[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]+)`;
const parts = new RegExp(part, "gi");

/** A part within a word or number; most texts have none. */
const withinWord = new RegExp(`[\\w@]${part}+(?:[\\w@]|\\s?\\d|[.:/]\\w|[.:/]${part})|[\\d.:/]\\s?${part}+[\\w@]`, "i");

export function hasSplitWords(text: string): boolean {
  return withinWord.test(text);
}

/** A text as readers see it: without tags within lines and invisible characters. */
export interface JoinedText {
  text: string;
  /** Returns the range of the original text for a range of this one. */
  originalOf(start: number, end: number): [start: number, end: number];
}

export function joined(original: string): JoinedText {
  // Offsets in the joined text at which something was removed, and the length removed up to there.
  const cuts: { at: number; removed: number }[] = [];
  let removed = 0;
  const text = original.replace(parts, (part, offset: number) => {
    const at = offset - removed;
    removed += part.length;
    cuts.push({ at, removed });
    return "";
  });
  /** Returns the length removed before an offset, or also at it. */
  function removedBefore(offset: number, isInclusive: boolean): number {
    let [low, high] = [0, cuts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const { at = 0 } = cuts[middle] ?? {};
      if (at < offset || (isInclusive && at === offset)) low = middle + 1;
      else high = middle;
    }
    return cuts[low - 1]?.removed ?? 0;
  }
  return {
    text,
    originalOf(start, end) {
      return [start + removedBefore(start, true), end + removedBefore(end, false)];
    },
  };
}

/** Puts a replacement in place of a text and keeps the tags within it. */
export function replaceBetweenTags(text: string, replacement: string): string {
  return replacement + (text.match(/<[^<>]{0,2000}>/g) ?? []).join("");
}
