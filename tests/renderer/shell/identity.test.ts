import { themeColors } from "virtual:themes";
import { expect, test } from "vitest";
import { noAssets } from "#renderer/page/document/assets.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { answerAsText, fileAt, recordedServices, requestOf } from "../recorded-portal.ts";

/** A page of the recorded portal, by default with its own CMS and with changed settings of its site. */
async function bodyAt(
  path: string,
  settings: Readonly<Record<string, unknown>> = {},
  environment: Record<string, string> = { CMS_URL: "https://cms.example" },
): Promise<string> {
  const services = recordedServices({
    environment,
    fault: ({ pathname }) =>
      pathname.includes("config-") ? { mutate: (body) => withSettings(body, settings) } : undefined,
  });
  return plain((await answerAsText(requestOf(path), services, noAssets)).body);
}

/** Typography adds no-break spaces. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

function withSettings(body: unknown, settings: object): unknown {
  const record = body as { data: object };
  return { ...record, data: { ...record.data, ...settings } };
}

const headerOf = (body: string) => /<header>([\s\S]*?)<\/header>/.exec(body)?.[1] ?? "";
const picture = (name: string) => ({ url: `/documents/files/${name}.svg`, sirka: 160, vyska: 48 });

test.each(languageCodes)("every page of the embedded content says in %s that it is a demonstration", async (code) => {
  const sentence = i18nOf(code).t("header.demonstration");
  for (const path of ["", "/neni-tu"]) {
    const address = `${languages[code].prefix}${path}` || "/";
    expect(headerOf(await bodyAt(address, {}, {})), address).toContain(sentence);
    expect(await bodyAt(address), address).not.toContain(sentence);
  }
});

test("a page with the layout none says it too", async () => {
  const services = recordedServices();
  const { body } = await answerAsText(requestOf("/rodina", { query: { layout: "false" } }), services, noAssets);
  expect(headerOf(body)).toBe("");
  expect(plain(/<main[\s\S]*/.exec(body)?.[0] ?? "")).toContain(i18nOf("cs").t("header.demonstration"));
});

test("a CMS site links its official address as configured, or shows no strip", async () => {
  const claim = i18nOf("cs").t("header.official");
  expect(headerOf(await bodyAt("/rodina"))).toContain(`${claim} <a href="https://gov.cz/">gov.cz</a>`);
  const linked = { oficialniWeb: { odkaz: "https://www.statni-sprava.example/o-webu" } };
  expect(headerOf(await bodyAt("/rodina", linked))).toContain('href="https://www.statni-sprava.example/o-webu"');
  expect(await bodyAt("/rodina", { oficialniWeb: false })).not.toContain(claim);
});

test("a logo replaces the visible name, which stays for screen readers; in dark mode its dark version is shown", async () => {
  const header = headerOf(await bodyAt("/rodina", { logo: { svetle: picture("logo"), tmave: picture("logo-tmave") } }));
  const images = [...header.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
  expect(images.map((tag) => /src="([^"]*)"/.exec(tag)?.[1])).toEqual([
    "/cms/documents/files/logo.svg",
    "/cms/documents/files/logo-tmave.svg",
  ]);
  for (const tag of images) expect(tag).toMatch(/alt="" width="160" height="48" loading="lazy"/);
  expect(header).toMatch(/<span class="visually-hidden">Ministerstvo práce a sociálních věcí<\/span>/);
  expect(headerOf(await bodyAt("/rodina"))).not.toContain("<img");
});

test("a page links its theme's icons, and the site's manifest lists them with the site's name", async () => {
  for (const [path, theme, home, name] of [
    ["/en", "theme-default", "/en", "Ministry of Labour and Social Affairs"],
    ["/up", "theme-up", "/up", "Úřad práce České republiky"],
  ] as const) {
    const body = await bodyAt(path);
    const links = [...body.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]*)"/g)];
    expect(links.map(([, rel, href]) => [rel, href])).toEqual([
      ["icon", `/assets/${theme}/icon-32.png`],
      ["icon", `/assets/${theme}/icon.svg`],
      ["apple-touch-icon", `/assets/${theme}/apple-touch-icon.png`],
      ["manifest", `${home}/site.webmanifest`],
    ]);
    const file = await fileAt(`${home}/site.webmanifest`);
    expect(file.contentType).toMatch(/^application\/manifest\+json/);
    expect(JSON.parse(file.body)).toMatchObject({
      name,
      start_url: home,
      theme_color: themeColors[theme]?.light,
      icons: [{ src: `/assets/${theme}/icon-192.png`, purpose: "any maskable" }, { sizes: "512x512" }],
    });
  }
});

test("a page without an image is shared with its site's, or else with its theme's", async () => {
  const shared = (body: string) => /property="og:image" content="([^"]*)"/.exec(body)?.[1];
  expect(shared(await bodyAt("/up/kontakty"))).toBe("https://up.localhost/cms/documents/files/budova-uradu-prace.jpg");
  expect(shared(await bodyAt("/up/kontakty", { vychoziObrazek: undefined }))).toBe(
    "https://up.localhost/assets/theme-up/share.png",
  );
});

test("a printed page shows its origin", async () => {
  const printed = (body: string) => /<p class="printed">(.*?)<\/p>/.exec(body)?.[1]?.replaceAll("<!-- -->", "");
  expect(printed(await bodyAt("/rodina/porodne"))).toBe(
    "Ministerstvo práce a sociálních věcí – https://mpsv.localhost/rodina/porodne",
  );
  expect(printed(await bodyAt("/rodina/porodne", {}, {}))).toContain(i18nOf("cs").t("header.demonstration"));
});

test("a card without an illustration gets that of its page's topic", async () => {
  const drawingsAt = async (kresby: unknown) => {
    const body = await bodyAt("/", { kresby });
    const section = /Často hledáte[\s\S]*?Služby/.exec(body)?.[0] ?? "";
    return [...section.matchAll(/#([\w-]+)"/g)].map(([, name]) => name);
  };
  expect(await drawingsAt({ duchod: "law", cizinci: "law" })).toContain("law");
  expect(await drawingsAt({})).not.toContain("law");
});
