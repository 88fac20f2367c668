import { expect, test } from "vitest";
import { urlMalformed } from "#checks/rules/url.ts";
import { fieldsIn } from "#renderer/preview/fields.ts";
import { typeset } from "#renderer/typography/typeset.ts";
import { createMatch, wordsOf } from "#schemas/lists/match.ts";
import { excerptOf } from "#schemas/lists/search/excerpt.ts";
import { wordsIn } from "#schemas/lists/search/words.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { plainText } from "#schemas/parse/plain-text.ts";
import { foreignScript, hasMarkup } from "#schemas/parse/text-advice.ts";
import { fillFromCzech } from "#schemas/parse/translation.ts";
import { addressWithin, toWeb } from "#schemas/site/web.ts";
import { structures } from "#schemas/structures/registry.ts";
import { isSafeAddress } from "#schemas/values/address.ts";
import { html, safeHtml } from "#schemas/values/html.ts";
import { documentPattern } from "#schemas/values/image.ts";
import { anonymisedHtml } from "#schemas/values/offer/personal-data.ts";
import { markdownToHtml } from "#server/view/markdown.ts";
import { readTextImages } from "#server/view/text-images.ts";
import { createViewContext } from "#server/view/view-context.ts";
import { cpuSeconds, leastCpuSeconds } from "../../patience.ts";
import { aContent } from "../../schemas/a-content.ts";

const web = toWeb({ id: "12", name: {}, friendlyURL: "/", host: "mpsv.localhost", url: "https://mpsv.localhost" });
const newContext = () =>
  createViewContext({ webs: [web], web, host: "localhost", language: "cs", home: {}, folders: [] });

/** Everything that parses texts from the CMS or from visitors. */
const readers: Record<string, (text: string) => unknown> = {
  html: (text) => html.safeParse(text),
  anonymisedHtml: (text) => anonymisedHtml.safeParse(text),
  richText: (text) => newContext().richText(text),
  richTextPlain: (text) => plainText(newContext().richText(text)),
  plainText: (text) => plainText({ html: safeHtml.parse(text), headings: [] }),
  markdown: (text) => markdownToHtml(text),
  page: (text) =>
    parsePage(
      aContent({ structureKey: "stranka", data: { obsah: text, perex: text, sekce: [{ typ: "text", obsah: text }] } }),
      newContext(),
    ),
  translation: (text) => fillFromCzech(structures["standard-page"].data, { obsah: text }, { obsah: "x" }),
  advice: (text) => [hasMarkup(text), foreignScript(text, "cs"), foreignScript(text, "ru")],
  words: (text) => wordsIn({ obsah: text }),
  search: (text) => [excerptOf(text, "davka"), wordsOf(text), createMatch("davka")(text)],
  images: (text) =>
    readTextImages(aContent({ data: { obsah: text } }), null, async () => ({ width: 0, height: 0, ratio: 0 })),
  address: (text) => [
    isSafeAddress(text),
    isSafeAddress(`/${text}`),
    documentPattern.test(`/documents/${text}`),
    addressWithin({ friendlyURL: `/${text}` }, `/${text}`),
  ],
  typography: (text) => typeset(text, "cs"),
  preview: (text) => fieldsIn("standard-page", { name: "x", data: { obsah: text } }),
};

/** Tokens whose repetition has made parsers slow. */
const tokens = [
  "<",
  ">",
  "<a",
  "<a ",
  '<a href="x.pdf">',
  '<a href="x.pdf" ',
  "</a>",
  "<h2>",
  "<h2>a</h2>",
  "<h2></h3>",
  '<h2 id="x">a</h2>',
  "<p>",
  "<p id=x>",
  "<b>",
  "<script",
  "<script>",
  "<style>x",
  "<!--",
  "<![CDATA[",
  "<img ",
  '<img src="/documents/a.png">',
  '<img src="/documents/a.png" ',
  "<table>",
  "<td>",
  "<ul><li>",
  "&",
  "&nbsp;",
  "&#",
  "&amp",
  " ",
  "\n",
  " \n",
  "\t",
  "-",
  "a",
  "á",
  "я",
  "a ",
  "A. ",
  "aB",
  "1",
  "123456/",
  "bytem",
  "bytemA",
  "[",
  "](",
  "![",
  "![](",
  "*",
  "**a",
  "_",
  "`",
  "> ",
  "- ",
  "#",
  "|",
  "http://",
  "www.a",
  "a@",
  "mailto:a@",
  "/",
  "/a",
  "/documents/a",
  "%20",
  ".",
  '"',
  "'",
  "=",
  "\\",
  "\u0301",
  "\u00ad",
  "🙂",
];

const size = 20_000;

/** How often the text is doubled; each time it may take 2.5 times as long. A single doubling would be lost in noise. */
const doublings = 3;

/** True unless all tries are too slow: a single one may have been disturbed by another program. */
async function isLinear(read: (text: string) => unknown, short: string, long: string): Promise<boolean> {
  let [shortSeconds, longSeconds] = [Infinity, Infinity];
  for (let run = 0; run < 5; run += 1) {
    shortSeconds = Math.min(shortSeconds, await cpuSeconds(() => read(short)));
    longSeconds = Math.min(longSeconds, await cpuSeconds(() => read(long)));
    // With any quadratic parser faster than this, the longest text still takes only half a second.
    if (longSeconds < 0.005 || longSeconds <= 2.5 ** doublings * shortSeconds) return true;
  }
  return false;
}

test.each(Object.entries(readers))(
  "%s takes at most 2.5 times as long for each doubling of a text",
  async (_name, read) => {
    const slow: string[] = [];
    for (const token of tokens) {
      const [short = "", long = ""] = [size / 2 ** doublings, size].map((length) =>
        token.repeat(length / token.length),
      );
      if (!(await isLinear(read, short, long))) slow.push(token);
    }
    expect(slow).toEqual([]);
  },
);

test("an HTML field has at most 200,000 characters; a longer one is left out and reported with its pointer", () => {
  const obsah = (length: number) => `<p>${"a".repeat(length - 7)}</p>`;
  const parse = (length: number) =>
    parsePage(aContent({ data: { perex: "Krátce", sekce: [{ typ: "text", obsah: obsah(length) }] } }), newContext());
  expect(parse(200_000).page.view).toMatchObject({ blocks: [{ type: "text" }] });
  const { page, issues } = parse(200_001);
  expect(page.view).toMatchObject({ lead: "Krátce", blocks: [] });
  expect(issues.map(({ code, path }) => [code, path.join("/")])).toContainEqual(["too-big", "data/sekce/0/obsah"]);
});

test("the address of a page is checked in time however many parts it has", async () => {
  const subject = { content: aContent({ friendlyURLs: { cs_cz: `${"aaaa/".repeat(1000)}!` } }) };
  // @ts-expect-error The rule reads the content alone.
  expect(await leastCpuSeconds(() => [...urlMalformed.check(subject)])).toBeLessThan(0.5);
});
