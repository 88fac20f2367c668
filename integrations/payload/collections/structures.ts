import { z } from "zod";
import { kindOf } from "../fields/kinds.ts";
import { type Words, words } from "../locales/words.ts";
import { field, pageReference, shapeOf, structures, wireConfig, wireLayout } from "../portal.ts";

/** A kind of content: its key in this CMS, its key on the wire, labels and the schema of its data. */
export interface ContentKind {
  key: string;
  wireKey: string;
  label: Words;
  schema: z.ZodType;
  /** The schema for forms, with the fields that every structure has. */
  form: z.ZodType;
  /** True for settings of a site, which are not pages and have only one language. */
  isSettings: boolean;
}

/** A record that shows another page at its own address. */
const embedding = z.looseObject({ stranka: pageReference });

/** Every kind of content: all of the portal's structures, embedded pages and site settings. */
export const contentKinds: readonly ContentKind[] = [
  ...Object.entries(structures).map(([key, { names, data }]) => ({
    key,
    wireKey: names.cms,
    label: { cs: names.cs, en: names.en },
    schema: data,
    form: withLayout(data),
    isSettings: false,
  })),
  {
    key: "embedded-page",
    wireKey: "vlozena-stranka",
    label: words("structure.embeddedPage"),
    schema: embedding,
    form: embedding,
    isSettings: false,
  },
  {
    key: "web-config",
    wireKey: "konfigurace",
    label: words("structure.settings"),
    schema: wireConfig,
    form: wireConfig,
    isSettings: true,
  },
];

/** The kinds whose pages embed other pages as a whole. */
export const embeddingKinds = contentKinds.filter(({ schema }) => hasEmbedded(schema));

function hasEmbedded(schema: z.ZodType, ancestors: readonly z.ZodType[] = []): boolean {
  const kind = kindOf(schema);
  if (kind.kind === "embedded") return true;
  if (kind.kind === "rows" || kind.kind === "values") return hasEmbedded(kind.item, ancestors);
  if (kind.kind === "blocks") return kind.members.some((member) => hasEmbedded(member.schema, ancestors));
  if (kind.kind !== "group" || ancestors.includes(kind.schema)) return false;
  const shape = shapeOf(kind.schema);
  return (
    shape.kind === "object" && shape.fields.some((field) => hasEmbedded(field.schema, [...ancestors, kind.schema]))
  );
}

/** Adds the layout that every structure may set (schemas/site/content.ts). */
function withLayout(schema: z.ZodType): z.ZodType {
  const shape = shapeOf(schema);
  if (shape.kind !== "object") throw new Error("The data of a structure are an object.");
  return z.looseObject({ ...shape.schema.shape, layout: field(wireLayout.nullish(), words("content.layout")) });
}

export function kindOfWire(wireKey: string): ContentKind | undefined {
  return contentKinds.find((kind) => kind.wireKey === wireKey);
}
