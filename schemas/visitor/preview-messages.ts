import { z } from "zod";
import { field } from "#schemas/values/field.ts";

const fieldPath = field(z.string().max(500), {
  cs: "Cesta pole",
  en: "Path of the field",
  example: "data.sekce.3.titulek",
});

const contentShown = z.object({
  id: field(z.string(), { cs: "Identifikátor obsahu", en: "Identifier of the content", example: "2388771" }),
  language: field(z.string(), { cs: "Jazyk", en: "Language", example: "cs" }),
  versionId: field(z.number().nullable(), { cs: "Verze", en: "Version", example: "7" }),
});

const ofCms = { source: z.literal("portal-cms") };

const unsavedRecord = field(z.record(z.string(), z.unknown()), {
  cs: "Záznam obsahu",
  en: "Record of the content item",
  example: '{"id":"2388771","name":"Porodné","language":"cs_cz"}',
});

/** Messages that a CMS may post to a preview in its frame. */
export const messageFromCms = z.discriminatedUnion("type", [
  field(z.object({ ...ofCms, type: z.literal("saved") }), {
    cs: "Obsah byl uložen, náhled se načte znovu",
    en: "The content was saved: the preview loads again",
  }),
  field(z.object({ ...ofCms, type: z.literal("unsaved"), record: unsavedRecord }), {
    cs: "Náhled ukáže záznam obsahu tak, jak není uložen",
    en: "The preview shows a record of its content item that is not saved",
  }),
  field(z.object({ ...ofCms, type: z.literal("select-field"), field: fieldPath }), {
    cs: "Náhled ukáže pole na stránce",
    en: "The preview shows the field on the page",
  }),
]);

/** Message that Payload posts to its live preview when a document is saved. */
export const payloadSaved = z.object({ type: z.literal("payload-document-event") });

const ofPreview = { source: z.literal("portal-preview") };

/** Maximum number of findings listed in a message; `total` counts all of them. */
export const maxFindings = 100;

const findingOfField = z.object({
  code: field(z.string(), { cs: "Druh připomínky", en: "Kind of problem", example: "image.no-alternative" }),
  severity: z.enum(["error", "warning", "info"]),
  field: fieldPath,
  message: z.object({
    cs: field(z.string(), { cs: "Česky", en: "In Czech", example: "Obrázek nemá popis pro nevidomé." }),
    en: field(z.string(), { cs: "Anglicky", en: "In English", example: "The image has no alternative text." }),
  }),
});

/** Messages that a preview posts to the CMS whose frame contains it. */
export const messageToCms = z.discriminatedUnion("type", [
  field(z.object({ ...ofPreview, type: z.literal("ready"), content: contentShown.nullable() }), {
    cs: "Náhled je připraven; prázdný obsah znamená chybovou stránku",
    en: "The preview is ready; no content means an error page",
  }),
  field(
    z.object({
      ...ofPreview,
      type: z.literal("findings"),
      total: field(z.number().int(), { cs: "Počet všech připomínek", en: "Number of all findings", example: "1" }),
      findings: z.array(findingOfField).max(maxFindings),
    }),
    { cs: "Připomínky k obsahu", en: "Findings about the content" },
  ),
  field(z.object({ ...ofPreview, type: z.literal("open-field"), field: fieldPath }), {
    cs: "Editor chce upravit pole",
    en: "The editor wants to edit the field",
  }),
]);

export type MessageToCms = z.output<typeof messageToCms>;
