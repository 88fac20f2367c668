import { decodeLeniently } from "#portal/contract/site/decode.ts";
import type { Language } from "#portal/contract/site/language-codes.ts";
import { languages } from "#portal/contract/site/languages.ts";
import { languageFlaws } from "./language-flaws.ts";

/** A flaw of a rendered page. */
export interface Flaw {
  /** Its messages are `codes.render.<name>` in locales/editors. */
  code: `render.${string}`;
  /** Offset in the HTML; 0 for the page as a whole. */
  offset: number;
  /** The text at this position. */
  text: string;
}

/** Returns the flaws of a page's document, inside `frame`; empty when the document is complete and has no active markup. */
export function flawsOf(html: string, language: Language, frame = aroundMain(html)): Flaw[] {
  const { start, end } = mainOf(html);
  const main = html.slice(start, end);
  const ids = { frame: idsIn(frame), main: idsIn(main) };
  const inMain = [
    ...headingFlaws(main),
    ...wordFlaws(main),
    ...namelessFlaws(main),
    ...anchorFlaws(main, new Set([...ids.frame, ...ids.main].map(({ id }) => id))),
    ...activeFlaws(main),
    ...languageFlaws(main, language),
  ].map((flaw) => ({ ...flaw, offset: flaw.offset + start }));
  const isInLanguage = html.includes(`<html lang="${languages[language].tag}"`);
  return [
    ...(isInLanguage ? [] : [{ code: "render.other-language" as const, offset: 0, text: html.slice(0, 80) }]),
    ...inMain,
    ...idFlaws([
      ...ids.frame.map((each) => ({ ...each, offset: 0 })),
      ...ids.main.map((each) => ({ ...each, offset: each.offset + start })),
    ]),
  ];
}

/** Returns the document without its main part. */
export function aroundMain(html: string): string {
  const { start, end } = mainOf(html);
  return html.slice(0, start) + html.slice(end);
}

function mainOf(html: string): { start: number; end: number } {
  const opening = /<main[^>]*>/.exec(html);
  const start = opening ? opening.index + opening[0].length : html.length;
  const end = html.lastIndexOf("</main>");
  return { start, end: end < start ? html.length : end };
}

function* headingFlaws(main: string): Generator<Flaw> {
  const headings = [...main.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(({ index, 1: level, 2: inner = "" }) => ({
    offset: index,
    level: Number(level),
    inner,
    text: toText(inner),
  }));
  const [first, second] = headings.filter(({ level }) => level === 1);
  if (!first) yield { code: "render.no-main-heading", offset: 0, text: "" };
  if (second) yield { code: "render.several-main-headings", offset: second.offset, text: second.text };
  for (const [index, { level, offset, text, inner }] of headings.entries()) {
    if (level > (headings[index - 1]?.level ?? 0) + 1) yield { code: "render.heading-skipped", offset, text };
    if (!isNamed(inner)) yield { code: "render.empty-heading", offset, text: `h${level}` };
  }
}

function* wordFlaws(main: string): Generator<Flaw> {
  if (saysNothing(main)) yield { code: "render.empty", offset: 0, text: "" };
  const leak = /\bundefined\b|\[object Object\]|\bNaN\b|Invalid Date/.exec(main);
  if (leak) yield { code: "render.no-content", offset: leak.index, text: leak[0] };
  const apart = main === main.normalize("NFC") ? null : /.{0,20}\p{L}\p{M}.{0,20}/u.exec(main);
  if (apart) yield { code: "render.accents-apart", offset: apart.index, text: apart[0] };
}

function* namelessFlaws(main: string): Generator<Flaw> {
  for (const { index, 0: whole, 2: attributes = "", 3: inner = "" } of main.matchAll(
    /<(a|button)\b([^>]*)>(.*?)<\/\1>/gs,
  ))
    if (!/aria-label="[^"]/.test(attributes) && !isNamed(inner))
      yield { code: "render.nameless-control", offset: index, text: whole.slice(0, 200) };
}

/** Links to missing anchors on the page. */
function* anchorFlaws(main: string, ids: ReadonlySet<string>): Generator<Flaw> {
  for (const { index, 1: id = "" } of main.matchAll(/<a\b[^>]* href="#([^"]+)"/g))
    if (!ids.has(id) && !ids.has(decodeLeniently(id)))
      yield { code: "render.dead-anchor", offset: index, text: `#${id}` };
}

interface Id {
  id: string;
  offset: number;
}

function idsIn(html: string): Id[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(({ index: offset, 1: id = "" }) => ({ id, offset }));
}

function* idFlaws(ids: readonly Id[]): Generator<Flaw> {
  const seen = new Set<string>();
  for (const { id, offset } of ids) {
    if (seen.has(id)) yield { code: "render.duplicate-id", offset, text: id };
    seen.add(id);
  }
}

/** Text and attribute values are escaped, so anything that looks like a tag is a tag. */
function* activeFlaws(main: string): Generator<Flaw> {
  // Fast path: nearly all pages have no match at all, so their tags need not be searched.
  if (!Object.values(active).some((pattern) => pattern.test(main))) return;
  for (const { index: offset, 0: tag } of main.matchAll(/<[a-z][^>]*>/gi)) {
    const text = tag.slice(0, 200);
    if (/^<script/i.test(tag) && !tag.includes('type="application/json"'))
      yield { code: "render.script", offset, text };
    if (active.handler.test(tag.replace(/"[^"]*"/g, '""'))) yield { code: "render.event-handler", offset, text };
    if (active.style.test(tag)) yield { code: "render.style-attribute", offset, text };
    if (active.link.test(tag)) yield { code: "render.runnable-link", offset, text };
    if (active.host.test(tag)) yield { code: "render.hidden-host", offset, text };
  }
}

/** Patterns of active markup. A pattern that matches a tag also matches the whole page. */
const active = {
  script: /<script(?![^>]*type="application\/json")/i,
  handler: /[\s"']on[a-z]+\s*=/i,
  style: / style=/,
  link: /\s(?:href|src|srcset|action|formaction|data|srcdoc)="[\s\p{Cc}]*(?:javascript|vbscript|data):/iu,
  host: /\s(?:href|src|action)="(?:\/|\\|&#x2F;){2}/i,
};

/** True when markup has text or an image with an alternative. */
function isNamed(inner: string): boolean {
  return !saysNothing(inner) || /<img[^>]* alt="[^"]/.test(inner);
}

/** True when markup holds only tags and white space. */
function saysNothing(markup: string): boolean {
  return /^(?:<[^>]*>|\s|&nbsp;)*$/.test(markup);
}

function toText(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, "")
    .replace(/(?:\s|&nbsp;)+/g, " ")
    .trim();
}
