import { z } from "zod";
import { captions, toCaptions } from "#schemas/values/captions.ts";
import { field } from "#schemas/values/field.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { recording, toRecording, videoAddress } from "#schemas/values/recording.ts";
import { block } from "./block.ts";

export const videoBlock = block(
  "video",
  { cs: "Video", en: "Video" },
  {
    ...recording,
    url: field(videoAddress, { cs: "Soubor s videem", en: "Video file" }),
    plakat: field(image.nullish(), { cs: "Úvodní snímek", en: "Poster", expected: true }),
    titulky: field(z.array(captions).nullish(), { cs: "Titulky", en: "Captions", expected: true }),
  },
  (data, ctx) => ({
    type: "video" as const,
    video: {
      ...toRecording(data, data.titulek ? 3 : 2, ctx),
      poster: optional(data.plakat, toImage, ctx),
      captions: listOf(data.titulky, toCaptions, ctx),
    },
  }),
);
