import { diffArrays } from "diff";
import { cut } from "#checks/excerpt.ts";
import { redactSecrets } from "#schemas/parse/redact.ts";
import type { Piece } from "./change.ts";
import { longestRun } from "./longest-run.ts";
import { plainTokens, richTokens, type Token } from "./rich-tokens.ts";

/** The differences of two versions of a text. */
interface Difference {
  pieces: readonly Piece[] | null;
  isFormatOnly: boolean;
}

/**
 * Limits of the work for one record: characters of changed passages that are parsed, and words that differ in one of them. What
 * is beyond is told as another text, without its words.
 */
export interface Budget {
  characters: number;
  edits: number;
}

export function newBudget(): Budget {
  return { characters: 120_000, edits: 1500 };
}

/** Maximum number of different words of a passage that are told one by one. */
const mostEdits = 300;

/** Returns the differences of two texts; null when they mean the same. */
export function differenceOf(
  before: string,
  after: string,
  kind: "html" | "markdown" | "plain",
  budget: Budget,
): Difference | null {
  const runs: { kind: Piece["kind"]; tokens: readonly Token[] }[] = [];
  for (const { old, now, same } of hunksOf(passagesOf(before, kind), passagesOf(after, kind))) {
    if (same) runs.push({ kind: "same", tokens: ellipsis });
    if (old.length + now.length > budget.characters && spelling(old) === spelling(now)) continue;
    budget.characters -= old.length + now.length;
    if (budget.characters < 0) return { pieces: null, isFormatOnly: false };
    runs.push(...runsOf(tokensOf(old, kind), tokensOf(now, kind), budget));
  }
  if (runs.every((run) => run.kind === "same"))
    return kind === "markdown" && flat(before) !== flat(after) ? { pieces: null, isFormatOnly: true } : null;
  const wordsOf = (which: Piece["kind"]) =>
    runs.flatMap((run) => (run.kind === which ? run.tokens.map(({ text }) => text) : [])).join(" ");
  if (flat(wordsOf("removed")) === flat(wordsOf("added"))) return { pieces: null, isFormatOnly: true };
  return { pieces: toPieces(runs), isFormatOnly: false };
}

const ellipsis: readonly Token[] = [{ text: "…", markup: "" }];

function tokensOf(source: string, kind: "html" | "markdown" | "plain"): Token[] {
  return kind === "plain" ? plainTokens(source) : richTokens(source, kind);
}

/** Splits a text before its blocks or lines; a long text is compared by these first. */
function passagesOf(text: string, kind: "html" | "markdown" | "plain"): string[] {
  return kind === "html"
    ? text.split(/(?=<(?:p|h[1-6]|ul|ol|li|table|tr|blockquote|dl|dt|dd|figure|div|hr)\b)/i)
    : text.split(/(?<=\n)/);
}

function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Returns a passage in one of the spellings that programs write for the same. */
function spelling(passage: string): string {
  return flat(passage.replace(/\s*\/>/g, ">").replaceAll("&nbsp;", " "));
}

/** Returns the different passages; `same` is set when equal ones come before. */
function* hunksOf(before: readonly string[], after: readonly string[]) {
  const places = new Map<string, number[]>();
  for (const [index, text] of after.entries()) {
    const same = places.get(text);
    if (same) same.push(index);
    else places.set(text, [index]);
  }
  const used = new Map<string, number>();
  const pairs: [number, number][] = [];
  for (const [index, text] of before.entries()) {
    const order = used.get(text) ?? 0;
    const other = places.get(text)?.[order];
    if (other === undefined) continue;
    used.set(text, order + 1);
    pairs.push([index, other]);
  }
  const stayed = longestRun(pairs.map(([, other]) => other));
  const fixed = pairs.filter((_, position) => stayed.has(position));
  let [ownStart, otherStart] = [0, 0];
  for (const [ownEnd, otherEnd] of [...fixed, [before.length, after.length] as const]) {
    if (ownEnd > ownStart || otherEnd > otherStart)
      yield {
        old: before.slice(ownStart, ownEnd).join(""),
        now: after.slice(otherStart, otherEnd).join(""),
        same: ownStart > 0,
      };
    [ownStart, otherStart] = [ownEnd + 1, otherEnd + 1];
  }
}

function runsOf(before: readonly Token[], after: readonly Token[], budget: Budget) {
  const keys = (tokens: readonly Token[]) => tokens.map(({ text, markup }) => `${markup}\n${text.normalize("NFC")}`);
  const edits = Math.max(0, Math.min(mostEdits, budget.edits));
  const parts = diffArrays(keys(before), keys(after), { maxEditLength: edits });
  if (!parts) {
    budget.edits -= edits;
    return [
      { kind: "removed" as const, tokens: before },
      { kind: "added" as const, tokens: after },
    ];
  }
  let [own, other] = [0, 0];
  return parts.map(({ added, removed, value: { length } }) => {
    if (added || removed) budget.edits -= length;
    const tokens = removed ? before.slice(own, own + length) : after.slice(other, other + length);
    if (!added) own += length;
    if (!removed) other += length;
    return { kind: removed ? ("removed" as const) : added ? ("added" as const) : ("same" as const), tokens };
  });
}

/** Maximum numbers of pieces, characters of one, and words that stay around it. */
const most = { pieces: 60, characters: 400, around: 6 };

function toPieces(runs: readonly { kind: Piece["kind"]; tokens: readonly Token[] }[]): Piece[] {
  const pieces = runs.map(({ kind, tokens }, index): Piece => {
    const words = tokens.map(({ text }) => text).filter(Boolean);
    const isLong = kind === "same" && words.length > 2 * most.around + 1;
    const start = index === 0 ? [] : words.slice(0, most.around);
    const end = index === runs.length - 1 ? [] : words.slice(-most.around);
    const shown = isLong ? [...start, "…", ...end] : words;
    return { kind, text: cut(redactSecrets(shown.join(" ")), most.characters) };
  });
  const filled = pieces.filter(({ text }) => text !== "");
  return filled.length > most.pieces ? [...filled.slice(0, most.pieces), { kind: "same", text: "…" }] : filled;
}
