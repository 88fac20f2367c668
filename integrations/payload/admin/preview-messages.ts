import { z } from "zod";

const inBoth = z.object({ cs: z.string(), en: z.string() });

const finding = z.object({
  code: z.string(),
  severity: z.enum(["error", "warning", "info"]),
  field: z.string(),
  message: inBoth,
});
export type PreviewFinding = z.output<typeof finding>;

/** Messages of the portal's preview that this CMS acts on (schemas/visitor/preview-messages.ts). */
export const previewMessage = z.discriminatedUnion("type", [
  z.object({ source: z.literal("portal-preview"), type: z.literal("findings"), findings: z.array(finding) }),
  z.object({ source: z.literal("portal-preview"), type: z.literal("open-field"), field: z.string() }),
]);

/** True for a message from a frame of this page; no other window is listened to. */
export function isFromFrame(source: unknown, frames: Iterable<{ contentWindow: unknown }>): boolean {
  return source !== null && [...frames].some(({ contentWindow }) => contentWindow === source);
}

/** Ids of the controls for a place in a record, the nearest first: what a control holds as a whole has no control of its own. */
export function controlIds(field: string): string[] {
  const [first = "", ...rest] = field.split(".");
  const own = first === "friendlyURLs" ? "address" : first === "webId" ? "web" : null;
  const steps = own ? [own] : [first, ...rest];
  return steps.map((_, index) => `field-${steps.slice(0, steps.length - index).join("__")}`);
}
