import { z } from "zod";
import { blocks, toBlocks } from "#schemas/blocks/registry.ts";
import { localDateTime, toInstant } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { link, toLink, toLinks } from "#schemas/values/link.ts";
import { inOrder, withRules } from "#schemas/values/object-rules.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

/** Number of sections from which links to them are shown by default. */
const sectionsForAnchors = 3;

const tones = { zakladni: "plain", zvyrazneny: "tint" } as const;

const header = z.object({
  titulek: field(text.nullish(), {
    cs: "Nadpis",
    en: "Heading",
    example: "Pomoc s bydlením",
    required: true,
    advisedLength: 80,
  }),
  text: field(text.nullish(), {
    cs: "Text",
    en: "Text",
    example: "Zjistěte, na jakou podporu máte nárok.",
    advisedLength: 250,
  }),
  obrazek: field(image.nullish(), { cs: "Obrázek", en: "Image" }),
  odkazy: field(z.array(link).max(2).nullish(), { cs: "Výzvy k akci", en: "Calls to action" }),
});

const section = z.object({
  titulek: field(text.nullish(), { cs: "Nadpis", en: "Heading", example: "Pomoc s bydlením", advisedLength: 80 }),
  ton: field(oneOf(tones).nullish(), { cs: "Podklad", en: "Tone" }),
  bloky: field(z.array(blocks.element).min(1), { cs: "Bloky", en: "Blocks" }),
});

const campaign = withRules(
  z.object({
    od: field(localDateTime.nullish(), { cs: "Začátek", en: "Start", example: "2026-11-01T00:00:00" }),
    do: field(localDateTime, { cs: "Konec", en: "End", example: "2026-12-31T23:59:00" }),
    poSkonceni: field(link.nullish(), { cs: "Kam po skončení", en: "Where to go after the end", expected: true }),
  }),
  inOrder("campaign.order", { from: "od", to: "do", at: "od" }),
);

/** A page for one purpose, such as a campaign. */
export const landingPage = structure({
  names: { cms: "landing-page", cs: "Kampaň", en: "Campaign" },
  life: "advice",
  data: z.object({
    zahlavi: field(header.nullish(), { cs: "Záhlaví", en: "Header", required: true }),
    kampan: field(campaign.nullish(), { cs: "Doba kampaně", en: "Campaign" }),
    kotvy: field(z.boolean().nullish(), { cs: "Odkazy na části stránky", en: "Links to the sections" }),
    sekce: field(z.array(section).min(1).nullish(), { cs: "Části stránky", en: "Sections", required: true }),
  }),
  view: ({ content, data: { zahlavi, kampan, kotvy, sekce }, ctx }) => {
    const sections = (sekce ?? []).map((each, index) => toSection(each, `part-${index + 1}`, ctx));
    const titled = sections.flatMap(({ id, title }) => (title ? [{ id, title }] : []));
    return {
      title: toText(zahlavi?.titulek ?? content.name),
      lead: optional(zahlavi?.text, toText),
      image: optional(zahlavi?.obrazek, toImage, ctx),
      actions: toLinks(zahlavi?.odkazy, ctx),
      from: optional(kampan?.od, toInstant),
      to: optional(kampan?.do, toInstant),
      after: optional(kampan?.poSkonceni, toLink, ctx),
      anchors: (kotvy ?? titled.length >= sectionsForAnchors) ? titled : [],
      sections,
    };
  },
});

export type LandingPage = View<typeof landingPage>;

/** A section's heading serves as the heading of its first block, unless the block has one. */
function toSection({ titulek, ton, bloky }: z.output<typeof section>, id: string, ctx: ViewContext) {
  const [first, ...rest] = bloky;
  const isShared = first !== undefined && !first.titulek;
  const headed = isShared ? [{ ...first, titulek }, ...rest] : bloky;
  const title = optional(titulek, toText);
  return {
    id: titulek ? ctx.anchor(titulek) : id,
    title,
    /** Null when the first block shows the heading. */
    heading: isShared ? null : title,
    tone: tones[ton ?? "zakladni"],
    blocks: toBlocks(headed, ctx, id),
  };
}
