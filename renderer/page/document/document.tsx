import type { ResolvedDocument } from "#renderer/page/resolved.ts";
import { type Fragment, toFragment } from "#server/pages/fragment.ts";
import type { DocumentOptions } from "./document-attributes.ts";
import { type Outline, outlineOf, type Part } from "./document-outline.tsx";
import { type CacheServices, cachedParts, documentKeyOf } from "./fragments.ts";
import { dividePart, renderPart } from "./render-part.tsx";

/**
 * Renders the HTML of a page or an error page. With `isBare`, for `portal check`, only the page itself: no head, header
 * or footer.
 */
export function documentOf(resolved: ResolvedDocument, options: DocumentOptions, isBare = false): string {
  const outline = outlineOf(resolved, options);
  const render = (part: Part) => renderPart(part, outline.environment);
  const head = isBare ? undefined : render(outline.head);
  const body = isBare ? outline.body.filter(({ name }) => name === "page") : outline.body;
  return join(outline, head, body.map(render))
    .map((piece) => (typeof piece === "string" ? piece : piece.html))
    .join("");
}

/** Renders the same document, taking parts from the cache where possible. */
export async function cachedDocumentOf(
  resolved: ResolvedDocument,
  options: DocumentOptions,
  services: CacheServices,
): Promise<readonly Fragment[]> {
  const outline = outlineOf(resolved, options);
  const { wholeOf, partOf } = cachedParts(services, documentKeyOf(resolved));
  const { fragments } = await wholeOf(errorPageKeyOf(resolved, outline), async () => {
    const [head, ...body] = await Promise.all(
      [outline.head, ...outline.body].map((part) => partOf(part, () => dividePart(part, outline.environment))),
    );
    return {
      fragments: join(outline, head, body).flatMap((piece) =>
        typeof piece === "string" ? toFragment(piece) : piece.fragments,
      ),
      preloads: "",
      isTimed: [head, ...body].some((part) => part?.isTimed),
    };
  });
  return fragments;
}

/**
 * Cache key of a whole error page, which is the same at any number of addresses. Null for other documents, because the
 * page cache holds those, and for documents with a part that belongs to one visitor only.
 */
function errorPageKeyOf({ kind }: ResolvedDocument, { opening, head, between, body, closing }: Outline): string | null {
  const keys = [head, ...body].map(({ key }) => key);
  return kind !== "error" || keys.includes(null) ? null : [opening, between, closing, ...keys].join(" ");
}

/** Joins the pieces of a document. Preload links for images of its parts go into the head. */
function join<Piece extends { preloads: string }>(
  { opening, between, closing }: Outline,
  head: Piece | undefined,
  body: readonly Piece[],
): (string | Piece)[] {
  const preloads = body.map((part) => part.preloads).join("");
  return [opening, ...(head ? [head] : []), preloads + between, ...body, closing];
}
