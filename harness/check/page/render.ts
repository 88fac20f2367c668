import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { Source } from "#harness/check/item.ts";
import type { RawFinding } from "#portal/checks/findings.ts";
import { fromPointer } from "#portal/contract/parse/issue.ts";
import type { Page } from "#portal/contract/parse/parse-page.ts";
import type { Content } from "#portal/contract/site/content.ts";
import type { Language } from "#portal/contract/site/language-codes.ts";
import { anyone } from "#portal/contract/visitor/visitor.ts";
import { noAssets } from "#portal/page/document/assets.ts";
import { listingOf } from "#portal/page/read-listing.ts";
import { bareShell } from "#portal/shell/to-shell.ts";
import { aroundMain, type Flaw, flawsOf } from "./flaws.ts";

/** Returns the flaws of a rendered page. */
export type Render = (page: Page, content: Content) => RawFinding[];

type DocumentOf = typeof import("#portal/page/document/document.tsx").documentOf;

/** Renders pages as the portal does, in an empty frame; `onHtml` receives the HTML. */
export function createRender(
  documentOf: DocumentOf,
  context: Source,
  onHtml?: (rendered: { html: string; page: Page; content: Content }) => void,
): Render {
  const frames = new Map<Language, string>();
  /** The frame is rendered once per language, unless the whole document is requested. */
  function write(page: Page) {
    const { language } = page;
    const known = onHtml ? undefined : frames.get(language);
    const html = htmlOf(page, documentOf, context, known !== undefined);
    const frame = known ?? aroundMain(html);
    frames.set(language, frame);
    return { html, frame };
  }
  return (page, content) => {
    let written: ReturnType<typeof write>;
    try {
      written = write(page);
    } catch (error) {
      const received = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      return [toFound({ code: "render.throws", offset: 0, text: received }, [], "page-unavailable")];
    }
    const { html, frame } = written;
    onHtml?.({ html, page, content });
    return flawsOf(html, page.language, frame)
      .filter((flaw) => !isSaidByContent(flaw, content))
      .map((flaw) => toFound(flaw, sourceAt(html, flaw.offset), "none"));
  };
}

function htmlOf(page: Page, documentOf: DocumentOf, { config, now }: Source, isBare: boolean): string {
  const { language } = page;
  const listing = listingOf(page, new Map(), { language, now })?.listing ?? null;
  return documentOf(
    {
      kind: "page",
      status: 200,
      page,
      listing,
      language,
      shell: { ...bareShell(language), layout: isBare ? "none" : "default" },
      usedParameters: [],
      canonical: [],
      feeds: [],
      image: null,
      absolute: () => null,
      isPublic: true,
      isUnlisted: false,
      staleFor: 0,
    },
    { assets: noAssets, now, visitor: anyone, config },
    isBare,
  );
}

function toFound({ code, text }: Flaw, path: RawFinding["path"], effect: RawFinding["effect"]): RawFinding {
  return { code, level: "render", severity: "error", effect, path, expected: "", received: text, values: { text } };
}

/** A text about software may contain such a word, and text in another language is reported at its field. */
function isSaidByContent({ code, text }: Flaw, { name, data }: Content): boolean {
  if (code === "render.no-content") return JSON.stringify(data).includes(text);
  if (code !== "render.foreign-text") return false;
  return lettersOf(JSON.stringify([name, data]).replace(/<[^>]*>/g, " ")).includes(lettersOf(text));
}

/** Compares letters only, as the portal changes spaces, quotation marks and dashes. */
function lettersOf(text: string): string {
  return text.replace(/&\w+;|\\[nrt"u]|\P{L}/gu, "");
}

type Element = DefaultTreeAdapterTypes.Element;

/** Returns the pointer of the innermost marked part around an offset; the whole record when there is none. */
function sourceAt(html: string, offset: number): RawFinding["path"] {
  const document = parse(html, { sourceCodeLocationInfo: true });
  let pointer = "";
  let inside: readonly DefaultTreeAdapterTypes.ChildNode[] = document.childNodes;
  while (inside.length > 0) {
    const around: Element | undefined = inside.filter(isElement).find((element) => spans(element, offset));
    pointer = around?.attrs.find(({ name }) => name === "data-p")?.value ?? pointer;
    inside = around?.childNodes ?? [];
  }
  return fromPointer(pointer);
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is Element {
  return "tagName" in node;
}

function spans({ sourceCodeLocation: location }: Element, offset: number): boolean {
  return !!location && location.startOffset <= offset && offset < location.endOffset;
}
