import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "./field.ts";
import { html } from "./html.ts";
import { documentPattern } from "./image.ts";
import { optional } from "./optional.ts";
import { text, toText } from "./text.ts";

/** Media types that every browser plays, by file extension. */
const mediaTypes: Readonly<Record<string, string>> = {
  mp4: "video/mp4",
  webm: "video/webm",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  wav: "audio/wav",
};

export const videoAddress = field(
  z
    .string()
    .regex(documentPattern)
    .regex(/\.(?:mp4|webm)$/),
  {
    cs: "Soubor s videem (MP4, WebM)",
    en: "Video file (MP4, WebM)",
    example: "/documents/files/klientska-zona.webm",
    format: "address",
  },
);

export const audioAddress = field(
  z
    .string()
    .regex(documentPattern)
    .regex(/\.(?:mp3|m4a|ogg|wav)$/),
  {
    cs: "Zvukový soubor (MP3, M4A, OGG, WAV)",
    en: "Audio file (MP3, M4A, OGG, WAV)",
    example: "/documents/files/podcast-klientska-zona.wav",
    format: "address",
  },
);

/** Fields shared by videos and podcasts. */
export const recording = {
  nazev: field(text, {
    cs: "Název nahrávky",
    en: "Title of the recording",
    example: "Jak se přihlásit do Klientské zóny",
  }),
  delka: field(z.number().int().positive().nullish(), {
    cs: "Délka v sekundách",
    en: "Length in seconds",
    example: "185",
  }),
  prepis: field(html.nullish(), { cs: "Přepis", en: "Transcript", expected: true }),
};

export type WireRecording = z.output<z.ZodObject<typeof recording>> & { url: string };
export type Recording = ReturnType<typeof toRecording>;

/** `level` is the level of the transcript's first heading. */
export function toRecording({ nazev, url, delka, prepis }: WireRecording, level: number, ctx: ViewContext) {
  return {
    title: toText(nazev),
    src: ctx.document(url),
    mediaType: mediaTypes[url.split(".").at(-1) ?? ""] ?? null,
    seconds: delka ?? null,
    transcript: optional(prepis, ctx.richText, level),
  };
}
