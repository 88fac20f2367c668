import { localDateTime, toInstant } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { optional } from "#schemas/values/optional.ts";
import { audioAddress, recording, toRecording } from "#schemas/values/recording.ts";
import { block } from "./block.ts";

export const podcastBlock = block(
  "podcast",
  { cs: "Podcast", en: "Podcast" },
  {
    ...recording,
    url: field(audioAddress, { cs: "Zvukový soubor", en: "Audio file" }),
    zverejneno: field(localDateTime.nullish(), { cs: "Zveřejněno", en: "Published", example: "2026-10-05T08:00:00" }),
  },
  (data, ctx) => ({
    type: "podcast" as const,
    episode: {
      ...toRecording(data, data.titulek ? 3 : 2, ctx),
      publishedAt: optional(data.zverejneno, toInstant),
    },
  }),
);
