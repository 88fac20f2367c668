import { callout, toCallout } from "#schemas/values/callout.ts";
import { block } from "./block.ts";

export const calloutBlock = block(
  "upozorneni",
  { cs: "Upozornění", en: "Callout" },
  { ton: callout.shape.ton, obsah: callout.shape.obsah },
  (data, ctx) => ({
    type: "callout" as const,
    callout: toCallout({ ...data, titulek: null }, ctx, data.titulek ? 3 : 2),
  }),
);
