import { checkJson } from "#portal/cms/json-limits.ts";
import { createMatch, wordsOf } from "#portal/contract/lists/match.ts";
import { excerptOf } from "#portal/contract/lists/search/excerpt.ts";
import { wordsIn } from "#portal/contract/lists/search/words.ts";
import { parsePage } from "#portal/contract/parse/parse-page.ts";
import { plainText } from "#portal/contract/parse/plain-text.ts";
import { foreignScript, hasMarkup } from "#portal/contract/parse/text-advice.ts";
import { fillFromCzech } from "#portal/contract/parse/translation.ts";
import { addressWithin, toWeb } from "#portal/contract/site/web.ts";
import { structures } from "#portal/contract/structures/registry.ts";
import { isSafeAddress } from "#portal/contract/values/address.ts";
import { html, safeHtml } from "#portal/contract/values/html.ts";
import { documentPattern } from "#portal/contract/values/image.ts";
import { anonymisedHtml } from "#portal/contract/values/offer/personal-data.ts";
import { readTextImages } from "#portal/page/content/text-images.ts";
import { correctAddress } from "#portal/page/mistyped-address.ts";
import { fieldsIn } from "#portal/preview/fields.ts";
import { typeset } from "#portal/typography/typeset.ts";
import { markdownToHtml } from "#portal/view/markdown.ts";
import { createViewContext } from "#portal/view/view-context.ts";
import { contentOf } from "./page-record.ts";

const web = toWeb({ id: "12", name: {}, friendlyURL: "/", host: "mpsv.localhost", url: "https://mpsv.localhost" });
const newContext = () =>
  createViewContext({ webs: [web], web, host: "localhost", language: "cs", home: {}, folders: [] });

/** Everything in the portal that parses texts from the CMS or from visitors. */
export const textReaders: Record<string, (text: string) => unknown> = {
  html: (text) => html.safeParse(text),
  anonymisedHtml: (text) => anonymisedHtml.safeParse(text),
  richText: (text) => newContext().richText(text),
  richTextPlain: (text) => plainText(newContext().richText(text)),
  plainText: (text) => plainText({ html: safeHtml.parse(text), headings: [] }),
  markdown: (text) => markdownToHtml(text),
  page: (text) =>
    parsePage(contentWith({ obsah: text, perex: text, sekce: [{ typ: "text", obsah: text }] }), newContext()),
  translation: (text) => fillFromCzech(structures["standard-page"].data, { obsah: text }, { obsah: "x" }),
  advice: (text) => [hasMarkup(text), foreignScript(text, "cs"), foreignScript(text, "ru")],
  words: (text) => wordsIn({ obsah: text }),
  search: (text) => [excerptOf(text, "davka"), wordsOf(text), createMatch("davka")(text)],
  images: (text) => readTextImages(contentWith({ obsah: text }), null, async () => ({ width: 0, height: 0, ratio: 0 })),
  address: (text) => [
    isSafeAddress(text),
    isSafeAddress(`/${text}`),
    documentPattern.test(`/documents/${text}`),
    correctAddress(text),
    addressWithin({ friendlyURL: `/${text}` }, `/${text}`),
  ],
  typography: (text) => typeset(text, "cs"),
  preview: (text) => fieldsIn("standard-page", { name: "x", data: { obsah: text } }),
  json: (text) => checkJson([text]),
};

function contentWith(data: Record<string, unknown>) {
  return { ...contentOf("standard-page", {}), data };
}
