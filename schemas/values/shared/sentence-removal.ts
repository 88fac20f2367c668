/** Stands for a reference without a value, and then for what was removed with it. It is in no text that is not corrupt. */
export const gap = "\u{f0000}";

/** Tags between which a sentence lies. */
const block =
  /(<\/?(?:p|li|td|th|h[1-6]|div|dd|dt|ul|ol|dl|tr|table|tbody|thead|blockquote|caption|figcaption|section|summary)\b[^<>]*>|<br\b[^<>]*>)/i;

/** Abbreviations before names, after which a capital begins no sentence. */
const abbreviations =
  "např|tzv|tj|popř|příp|resp|čl|odst|písm|ul|nám|Ing|Mgr|Bc|MUDr|JUDr|PhDr|doc|prof|Dr|Mrs?|Ms|e\\.g|i\\.e|напр|ул|им|вул|ім";

/**
 * A full stop before a capital ends a sentence, so that `č. 117/1995 Sb., o …` is not split. Looking for the space first keeps the
 * work linear.
 */
const betweenSentences = new RegExp(
  `(?=\\s|&nbsp;)(?<=[.!?…](?:</[a-z]+>|["“”»’)*_])*)(?<!(?<!\\p{L})(?:${abbreviations})\\.)` +
    `(?:\\s|&nbsp;)+(?=(?:</?[a-z][^<>]*>|[*_[])*[\\p{Lu}„“"«(])`,
  "gu",
);

/** Marks at the beginning of a line of Markdown: of a quotation, a list, a heading. */
const lineMarks = /^\s*(?:(?:>|[-*+]\s|\d{1,9}[.)]\s|#{1,6}\s)\s*)*/;

/**
 * Removes the sentences with gaps. An element or line that they fill goes with them, and so does a list that becomes empty; a cell and
 * a part of a definition list keep a dash; the only sentence of a plain text loses the reference alone.
 */
export function withoutGaps(text: string): string {
  const pieces = text.split(block);
  const isHtml = pieces.some((piece, at) => at % 2 === 1 && !isBreak(piece));
  const lines = text.split("\n");
  const isPlain = pieces.length === 1 && lines.length === 1;
  let rest = isHtml ? joined(pieces) : lines.flatMap(lineWithoutGaps).join("\n");
  if (isPlain && isBlank(rest)) rest = text;
  return (
    rest
      .replaceAll(gap, "")
      .replace(/(?<=\S) {2,}(?=\S)/g, " ")
      .replace(/\n{3,}/g, "\n\n")
      .trim() || "–"
  );
}

function lineWithoutGaps(line: string): string[] {
  if (!line.includes(gap)) return [line];
  if (/^\s*\|/.test(line)) {
    const cells = line.split(/(?<!\\)\|/).map((cell) => (cell.includes(gap) ? cellWithoutGaps(cell) : cell));
    return [cells.join("|")];
  }
  const [marks = ""] = lineMarks.exec(line) ?? [];
  const rest = joined(line.slice(marks.length).split(block));
  return isBlank(rest) ? [] : [(marks + rest).trimEnd()];
}

function cellWithoutGaps(cell: string): string {
  const rest = withoutSentences(cell);
  return isBlank(rest) ? " – " : rest;
}

interface Piece {
  text: string;
  isTag: boolean;
}

/** Joins texts and the tags between them, without sentences with gaps and elements that are empty without them. */
function joined(pieces: string[]): string {
  const done: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const isTag = at % 2 === 1;
    const text = !isTag && piece.includes(gap) ? withoutSentences(piece) : piece;
    if (!isTag && text.includes(gap)) {
      // A line goes with one of its breaks.
      if (isBreak(done.at(-1)?.text)) done.pop();
      else if (isBreak(pieces[at + 1])) pieces[at + 1] = "";
    }
    done.push({ text, isTag: isTag && text !== "" });
    if (isTag && text.startsWith("</")) closeLast(done);
  }
  return done.map(({ text }) => text).join("");
}

/** Removes the element that its last tag closes when it is empty without a sentence. */
function closeLast(done: Piece[]): void {
  const closing = done.pop();
  const texts: string[] = [];
  for (let last = done.at(-1); last && !last.isTag; last = done.at(-1)) texts.push(done.pop()?.text ?? "");
  const text = texts.reverse().join("");
  const name = /^<([a-z]\w*)/i.exec(done.at(-1)?.text ?? "")?.[1]?.toLowerCase();
  const isLost = text.includes(gap) && isBlank(text) && closing?.text.toLowerCase() === `</${name}>`;
  if (isLost && !/^(?:t[dh]|d[dt])$/.test(name ?? "")) {
    done.pop();
    done.push({ text: gap, isTag: false });
  } else if (closing) done.push({ text: isLost ? "–" : text, isTag: false }, closing);
}

/** Removes the sentences with gaps; a gap remains when nothing else does. */
function withoutSentences(text: string): string {
  let [rest, start] = ["", 0];
  for (const end of [...text.matchAll(betweenSentences)]
    .map(({ 0: space, index }) => index + space.length)
    .concat(text.length)) {
    const sentence = text.slice(start, end);
    rest += sentence.includes(gap) ? unmatchedTags(sentence) : sentence;
    start = end;
  }
  return isBlank(rest) ? rest + gap : rest;
}

function isBreak(piece: string | undefined): boolean {
  return /^<br\b/i.test(piece ?? "");
}

function isBlank(text: string): boolean {
  return (
    text
      .replace(/<(?!img\b)[^<>]*>|&nbsp;/gi, "")
      .replaceAll(gap, "")
      .trim() === ""
  );
}

/** Returns the tags that a part of HTML opens and does not close, or closes without having opened them. */
export function unmatchedTags(html: string): string {
  const open: { tag: string; name: string }[] = [];
  for (const [tag, slash, name = ""] of html.matchAll(/<(\/?)([a-z]\w*)\b[^<>]*>/gi)) {
    if (/^(?:br|img|hr|wbr)$/i.test(name)) continue;
    if (slash && open.at(-1)?.name === name) open.pop();
    else open.push({ tag, name: slash + name });
  }
  return open.map(({ tag }) => tag).join("");
}
