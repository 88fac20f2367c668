import { z } from "zod";
import { keysOf } from "#schemas/site/topics.ts";
import { newsItem } from "#schemas/structures/news-item.ts";
import { pressRelease } from "#schemas/structures/press-release.ts";
import { rowStructure } from "#schemas/structures/structure.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { byTag, byTopic, byValues, byYearAndMonth, contentPreset } from "./preset.ts";
import { fact, publicationOf, toResults, yearAndMonthOf } from "./result-row.ts";

const { perex: newsLead, kraje } = newsItem.data.shape;

const newsRow = rowStructure({
  data: z.object({ perex: newsLead, kraje }).partial(),
  view: ({ content, data, ctx }) => {
    const date = publicationOf(content);
    const topics = ctx.topics.of(content.categories, content.language);
    const regions = data.kraje ?? [];
    return {
      title: toText(content.name),
      date,
      summary: optional(data.perex, toText),
      region: fact.coded("region", regions),
      topics: fact.labels(topics),
      values: {
        topic: keysOf(topics),
        tag: keysOf(ctx.tags.of(content.tags, content.language)),
        year: yearAndMonthOf(date),
        region: regions,
      },
    };
  },
});

export const news = contentPreset(["news-item"], (listed, ctx) => toResults(newsRow, listed, ctx), {
  facets: [byTopic, byTag, byYearAndMonth, byValues("region", "one", { known: regionCodes })],
  orders: ["newest", "az", "za"],
});

const { perex: pressLead, cislo } = pressRelease.data.shape;

const pressRow = rowStructure({
  data: z.object({ perex: pressLead, cislo }).partial(),
  view: ({ content, data, ctx }) => {
    const date = publicationOf(content);
    const topics = ctx.topics.of(content.categories, content.language);
    return {
      title: toText(content.name),
      date,
      summary: optional(data.perex, toText),
      number: fact.text(optional(data.cislo, toText)),
      topics: fact.labels(topics),
      values: {
        topic: keysOf(topics),
        tag: keysOf(ctx.tags.of(content.tags, content.language)),
        year: yearAndMonthOf(date),
      },
    };
  },
});

export const pressReleases = contentPreset(["press-release"], (listed, ctx) => toResults(pressRow, listed, ctx), {
  facets: [byYearAndMonth, byTopic, byTag],
  orders: ["newest", "az", "za"],
});
