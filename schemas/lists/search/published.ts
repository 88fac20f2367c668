import { z } from "zod";
import { newsItem } from "#schemas/structures/news-item.ts";
import { pressRelease } from "#schemas/structures/press-release.ts";
import { rowStructure } from "#schemas/structures/structure.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { byValues, byYear, contentPreset } from "./preset.ts";
import { fact, publicationOf, toResults, yearOf } from "./result-row.ts";

const { perex: newsLead, kraje } = newsItem.data.shape;

const newsRow = rowStructure({
  data: z.object({ perex: newsLead, kraje }).partial(),
  view: ({ content, data }) => {
    const date = publicationOf(content);
    const topics = content.categories.map(({ name }) => name);
    const regions = data.kraje ?? [];
    return {
      title: toText(content.name),
      date,
      summary: optional(data.perex, toText),
      region: fact.coded("region", regions),
      topics: fact.coded("topic", topics),
      values: { topic: topics, year: yearOf(date), region: regions },
    };
  },
});

export const news = contentPreset(["news-item"], (listed, ctx) => toResults(newsRow, listed, ctx), {
  facets: [byValues("topic", "one"), byYear, byValues("region", "one", { known: regionCodes })],
  orders: ["newest", "az", "za"],
});

const { perex: pressLead, cislo } = pressRelease.data.shape;

const pressRow = rowStructure({
  data: z.object({ perex: pressLead, cislo }).partial(),
  view: ({ content, data }) => {
    const date = publicationOf(content);
    const topics = content.categories.map(({ name }) => name);
    return {
      title: toText(content.name),
      date,
      summary: optional(data.perex, toText),
      number: fact.text(optional(data.cislo, toText)),
      topics: fact.coded("topic", topics),
      values: { topic: topics, year: yearOf(date) },
    };
  },
});

export const pressReleases = contentPreset(["press-release"], (listed, ctx) => toResults(pressRow, listed, ctx), {
  facets: [byYear, byValues("topic", "one")],
  orders: ["newest", "az", "za"],
});
