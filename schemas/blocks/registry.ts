import { z } from "zod";
import { shapeOf } from "#schemas/parse/shape.ts";
import { sourceOf } from "#schemas/parse/sources.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { callToActionBlock } from "./call-to-action.ts";
import { calloutBlock } from "./callout.ts";
import { cardsBlock } from "./cards.ts";
import { contactsBlock } from "./contacts.ts";
import { documentsBlock } from "./documents.ts";
import { galleryBlock } from "./gallery.ts";
import { imageBlock } from "./image.ts";
import { linksBlock } from "./links.ts";
import { markdownBlock } from "./markdown.ts";
import { podcastBlock } from "./podcast.ts";
import { questionsBlock } from "./questions.ts";
import { quoteBlock } from "./quote.ts";
import { stepsBlock } from "./steps.ts";
import { tableBlock } from "./table.ts";
import { tabsBlock } from "./tabs.ts";
import { textBlock } from "./text.ts";
import { timelineBlock } from "./timeline.ts";
import { videoBlock } from "./video.ts";

/** All page blocks by their type in the CMS; a block without a component fails to compile. */
export const blockRegistry = {
  text: textBlock,
  upozorneni: calloutBlock,
  dokumenty: documentsBlock,
  odkazy: linksBlock,
  karty: cardsBlock,
  galerie: galleryBlock,
  otazky: questionsBlock,
  kroky: stepsBlock,
  tabulka: tableBlock,
  kontakty: contactsBlock,
  video: videoBlock,
  podcast: podcastBlock,
  markdown: markdownBlock,
  zalozky: tabsBlock,
  "casova-osa": timelineBlock,
  citace: quoteBlock,
  obrazek: imageBlock,
  vyzva: callToActionBlock,
};

const { text, ...others } = blockRegistry;

/** Schema of a page's blocks; blocks of an unknown type are reported and dropped. */
export const blocks = z.array(
  z.discriminatedUnion("typ", [text.schema, ...Object.values(others).map(({ schema }) => schema)]),
);

type WireType = keyof typeof blockRegistry;
type WireBlocks = { [Type in WireType]: z.output<(typeof blockRegistry)[Type]["schema"]> };
type BlockViews = { [Type in WireType]: ReturnType<(typeof blockRegistry)[Type]["view"]> };

export type Block = { id: string; title: string | null; source?: string | undefined } & BlockViews[WireType];
export type BlockType = Block["type"];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

export function isBlockList(schema: z.ZodType): boolean {
  const shape = shapeOf(schema);
  return shape.kind === "list" && shape.item === blocks.element;
}

/** Returns the block views; the prefix distinguishes the ids of several lists on one page. */
export function toBlocks(
  list: z.output<typeof blocks> | null | undefined,
  ctx: ViewContext,
  prefix = "section",
): Block[] {
  return (list ?? []).map((data, index) => ({
    id: `${prefix}-${index + 1}`,
    title: optional(data.titulek, toText),
    ...(ctx.marksSources && { source: sourceOf(data) }),
    ...toView(data, ctx),
  }));
}

/** The registry, typed so that each block's data matches its view. */
const views: { [Type in WireType]: { view(data: WireBlocks[Type], ctx: ViewContext): BlockViews[Type] } } =
  blockRegistry;

function toView<Type extends WireType>(data: { typ: Type } & WireBlocks[Type], ctx: ViewContext): BlockViews[Type] {
  return views[data.typ].view(data, ctx);
}
