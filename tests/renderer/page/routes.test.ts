import { expect, test } from "vitest";
import cs from "#locales/cs.json" with { type: "json" };
import { noAssets } from "#renderer/page/document/assets.ts";
import { answerAsText, recordedServices, requestOf, visit } from "../recorded-portal.ts";

test("system pages redirect to their address in the language, and are linked from every footer", async () => {
  expect(await visit("/en/up/test-prohlizece")).toMatchObject({ kind: "redirect", location: "/en/up/browser-test" });
  const { footer } = (await visit("/ua/family")).shell;
  expect(footer.legal.map(({ href }) => href)).toContain("/ua/browser-test");
});

test("a system page is on every site and is not requested from the CMS", async () => {
  const shown = await visit("/ua/up/browser-test");
  expect(shown).toMatchObject({ kind: "system", status: 200, name: "browser-test", shell: { theme: "theme-up" } });
  expect(shown.shell.languages.map(({ href }) => href)).toEqual([
    "/up/test-prohlizece",
    "/en/up/browser-test",
    "/ru/up/browser-test",
    "/ua/up/browser-test",
  ]);
});

test("an address that its route refuses is fatal, an unknown address is not", async () => {
  expect(await visit("/dev/neni-tu")).toMatchObject({ kind: "error", status: 404, isFatal: true });
  expect(await visit("/neni-tu")).toMatchObject({ kind: "error", status: 404, isFatal: false });
});

test("only the configured paths are requested from the CMS", async () => {
  const environment = { CMS_PATHS: "/,/rodina*", CMS_EXCLUDED_PATHS: "/rodina/porodne" };
  expect(await visit("/en/family", { environment })).toMatchObject({ kind: "error", status: 404, isFatal: false });
  expect(await visit("/rodina", { environment })).toMatchObject({ kind: "page" });
  expect(await visit("/rodina/porodne", { environment })).toMatchObject({ kind: "error", status: 404 });
});

test("the overview lists all demo pages, including those from the CMS", async () => {
  const shown = await visit("/en/dev");
  const links = "view" in shown && "groups" in shown.view ? shown.view.groups.flatMap((group) => group.links) : [];
  const titles = new Map(links.map(({ path, title }) => [path, title]));
  expect(titles.get("/dev/components/card")).toBe("Cards");
  expect(titles.get("/dev/typografie")).toBe("Typography");
  expect([...titles].filter(([, title]) => title === null)).toEqual([]);
});

test("the layout in a request takes precedence over the page's", async () => {
  expect(await visit("/rodina")).toMatchObject({ shell: { layout: "default" } });
  expect(await visit("/rodina", { query: { layout: "simple" } })).toMatchObject({ shell: { layout: "simple" } });
  expect(await visit("/dev/components/card")).toMatchObject({ shell: { layout: "none" } });
  expect(await visit("/neni-tu", { query: { layout: "none" } })).toMatchObject({ shell: { layout: "none" } });
});

test("the simple layout leaves out search, breadcrumb and the footer's columns; the default one shows them", async () => {
  const services = recordedServices();
  const around = [/aria-controls="search"/, new RegExp(`aria-label="${cs.breadcrumb}"`), /<footer.*<h2/s];
  const shown = async (query: Record<string, string>) => {
    const { body } = await answerAsText(requestOf("/rodina/porodne", { query }), services, noAssets);
    return around.map((part) => part.test(body));
  };
  expect(await shown({})).toEqual([true, true, true]);
  expect(await shown({ layout: "simple" })).toEqual([false, false, false]);
});

test("a preview shows unpublished content, and marks it as private", async () => {
  expect(await visit("/rodina/nahradni-vyzivne")).toMatchObject({ kind: "error", status: 404 });
  const shown = await visit("/rodina/nahradni-vyzivne", { isPreview: true });
  expect(shown).toMatchObject({ kind: "page", isUnlisted: true });
});

test("a preview shows scheduled content", async () => {
  const shown = await visit("/aktuality/valorizace-duchodu-2027", { isPreview: true });
  expect(shown).toMatchObject({ kind: "page", isUnlisted: true });
});

test.each([
  [{ site: "1", content: null }, "otherSite"],
  [{ site: null, content: "1" }, "otherContent"],
] as const)(
  "a preview whose token is for %j is refused elsewhere, and the page says why",
  async (previewScope, refusal) => {
    const shown = await visit("/rodina/nahradni-vyzivne", { isPreview: true, previewScope });
    expect(shown).toMatchObject({ kind: "error", status: 403, previewRefusal: refusal });
  },
);

test("a preview shows the content that its token covers, and only what is public of others", async () => {
  const previewScope = { site: "12", content: "2388751" };
  expect(await visit("/rodina/nahradni-vyzivne", { isPreview: true, previewScope })).toMatchObject({ kind: "page" });
  const other = { site: null, content: "2388751" };
  for (const path of ["/aktuality/valorizace-duchodu-2027", "/rodina"])
    expect(await visit(path, { isPreview: true, previewScope: other })).toMatchObject({ kind: "error", status: 403 });
});

test.each(["invalid", "expired", "tooLong"] as const)(
  "a preview that is refused as %s is an error of the page's language with that reason",
  async (previewRefusal) => {
    for (const [path, language] of [
      ["/rodina", "cs"],
      ["/en/family", "en"],
    ] as const) {
      expect(await visit(path, { previewRefusal })).toMatchObject({
        kind: "error",
        status: 403,
        language,
        previewRefusal,
      });
    }
  },
);

test("during maintenance no page is shown", async () => {
  const environment = { MAINTENANCE: "true", MAINTENANCE_UNTIL: "2026-11-20T18:00:00+01:00" };
  expect(await visit("/en/family", { environment })).toMatchObject({
    kind: "maintenance",
    status: 503,
    language: "en",
    until: Date.parse("2026-11-20T17:00:00Z"),
  });
});

const domains = { LANGUAGE_ORIGINS: '{"up.localhost":{"en":"https://labour.example"}}' };

test.each([
  ["up.localhost", "/en/jobs", "https://labour.example/jobs"],
  ["up.localhost", "/en", "https://labour.example"],
  ["labour.example", "/en/jobs", "/jobs"],
  ["labour.example", "/ua/jobs", "https://up.localhost/ua/jobs"],
])("on %s the address %s leads to where its language is", async (host, path, location) => {
  expect(await visit(path, { host, environment: domains })).toMatchObject({ kind: "redirect", status: 301, location });
});

test("a host for one language serves its pages without a prefix and redirects the others", async () => {
  const shown = await visit("/jobs", { host: "labour.example", environment: domains });
  expect(shown).toMatchObject({ kind: "page", language: "en", shell: { home: "/" } });
  expect(shown.shell.languages.map(({ href }) => href)).toEqual([
    "https://up.localhost/zamestnani",
    "/jobs",
    "https://up.localhost/ru/jobs",
    "https://up.localhost/ua/jobs",
  ]);
  if (shown.kind !== "page") throw new Error("expected a page");
  expect(shown.canonical.find(({ language }) => language === "en")?.href).toBe("https://labour.example/jobs");
});

test("a page that does not use the path after the separator answers 404 for one", async () => {
  expect(await visit("/rodina/-/cokoli")).toMatchObject({ kind: "error", status: 404 });
  expect(await visit("/en/browser-test/-/x")).toMatchObject({ kind: "error", status: 404 });
  const shown = await visit("/en/up/dev/url/-/praha/pobo%C4%8Dka");
  expect(shown).toMatchObject({ kind: "demo", view: { extra: { path: "praha/pobočka" } } });
  expect(shown.shell.languages[0]?.href).toBe("/up/dev/url/-/praha/pobo%C4%8Dka");
});
