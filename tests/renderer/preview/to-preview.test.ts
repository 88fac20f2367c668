import { expect, test } from "vitest";
import { noAssets } from "#renderer/page/document/assets.ts";
import { answerAsText, type Options, recordedServices, requestOf, visit } from "../recorded-portal.ts";

const edit = "https://cms.example/{id}/{language}/{webId}/{versionId}#{pointer}";

async function previewOf(path: string, options: Options = {}) {
  const resolved = await visit(path, { ...options, isPreview: true });
  if (!resolved.preview) throw new Error("expected a preview");
  return { resolved, preview: resolved.preview };
}

test("a page's findings are listed with links to edit them and the blocks that they hide", async () => {
  const { preview } = await previewOf("/zkusebna/chybne/bloky", { environment: { CMS_EDIT_URL: edit } });
  const errors = preview.findings.filter(({ severity }) => severity === "error");
  expect(errors.map(({ pointer, effect }) => [pointer, effect])).toEqual([
    ["/data/sekce/1/typ", "block-hidden"],
    ["/data/sekce/3/popisek", "block-hidden"],
    ["/data/sekce/4/polozky/1/adresa", "item-hidden"],
  ]);
  expect(errors[0]?.edit).toMatch(/^https:\/\/cms\.example\/2388771\/cs\/\d+\/\d+#%2Fdata%2Fsekce%2F1%2Ftyp$/);
  expect(preview.edit).toMatch(/^https:\/\/cms\.example\/2388771\/cs\/\d+\/\d+#$/);
  expect(preview.hidden.map(({ pointer, finding }) => [pointer, preview.findings[finding]?.pointer])).toEqual([
    ["/data/sekce/1", "/data/sekce/1/typ"],
    ["/data/sekce/3", "/data/sekce/3/popisek"],
  ]);
  expect(preview.tried).toBeNull();
  expect(preview.source).toMatchObject({ id: "2388771", published: true, host: null, staleFor: 0 });
});

test("without the CMS's address there are no edit links", async () => {
  const { preview } = await previewOf("/zkusebna/chybne/bloky");
  expect([preview.edit, ...preview.findings.map((finding) => finding.edit)]).toEqual(
    Array(preview.findings.length + 1).fill(null),
  );
});

test("existing and missing languages of the page are listed", async () => {
  const { preview } = await previewOf("/zkusebna/chybne/bloky");
  expect(preview.versions.map(({ language, href }) => [language, href])).toEqual([
    ["cs", "/zkusebna/chybne/bloky"],
    ["en", null],
    ["ru", null],
    ["ua", null],
  ]);
});

test.each([
  ["/neni-tu", { reason: "missing", url: "neni-tu", language: "cs" }],
  ["/en/nothing/here", { reason: "missing", url: "nothing/here", language: "en" }],
  ["/en/up/nothing", { reason: "missing", url: "nothing", language: "en" }],
])("what is not at %s is told with the address, language and site that were tried", async (path, tried) => {
  const { resolved, preview } = await previewOf(path);
  expect(preview.tried).toMatchObject(tried);
  expect(preview.tried?.web).toEqual(expect.any(String));
  if (resolved.kind !== "error") throw new Error("expected an error page");
  expect(resolved.status).toBe(404);
  expect(resolved.message).toContain(tried.url);
});

test("an invalid time is reported and does not change the clock", async () => {
  const services = recordedServices();
  const shownAt = async (at?: string) => {
    const request = { ...requestOf("/rodina", { isPreview: true }), at };
    const { body } = await answerAsText(request, services, noAssets);
    const data: { time: { shown: string; refused: string | null } } = JSON.parse(
      /<script type="application\/json" id="preview">(.*?)<\/script>/.exec(body)?.[1] ?? "{}",
    );
    return [data.time.shown, data.time.refused];
  };
  expect(await shownAt()).toEqual(["2026-11-20T12:00:00.000Z", null]);
  expect(await shownAt("2027-01-01")).toEqual(["2026-12-31T23:00:00.000Z", null]);
  expect(await shownAt("soon")).toEqual(["2026-11-20T12:00:00.000Z", "soon"]);
});

test.each(["/", "/prace/minimalni-mzda", "/zkusebna/chybne/bloky", "/neni-tu"])(
  "the public document of %s holds nothing of a preview, and a preview shows the same",
  async (path) => {
    const bodyOf = async (isPreview: boolean) =>
      (await answerAsText(requestOf(path, { isPreview }), recordedServices(), noAssets)).body;
    const shown = await bodyOf(false);
    expect(shown).not.toMatch(/data-p[ =]|preview|data-full-load/);
    const main = (body: string) => body.replace(/^.*<main/s, "").replace(/<\/main>.*$/s, "");
    const preview = main(await bodyOf(true));
    if (path !== "/neni-tu") expect(preview.replaceAll(/ data-p="[^"]*"/g, "")).toBe(main(shown));
  },
);

test("preview settings change no byte of a public document", async () => {
  const environment = { CMS_EDIT_URL: edit, PREVIEW_FRAME_ANCESTORS: "https://cms.example.org" };
  for (const path of ["/", "/zkusebna/chybne/bloky", "/neni-tu"]) {
    const request = requestOf(path);
    const [configured, plain] = [recordedServices({ environment }), recordedServices()];
    const { body } = await answerAsText(request, configured, noAssets);
    expect(body).toBe((await answerAsText(request, plain, noAssets)).body);
    expect(body).not.toContain("cms.example");
  }
  const { preview } = await previewOf("/zkusebna/chybne/bloky", { environment });
  expect(preview.cmsOrigins).toEqual(["https://cms.example.org"]);
});

test("blocks of a public page have no source pointers", async () => {
  const resolved = await visit("/zkusebna/chybne/bloky");
  if (resolved.kind !== "page" || resolved.page.key !== "standard-page") throw new Error("expected a page with blocks");
  expect(resolved.page.view.blocks.length).toBeGreaterThan(1);
  for (const block of resolved.page.view.blocks) expect(block).not.toHaveProperty("source");
  expect(resolved.preview).toBeUndefined();
});
