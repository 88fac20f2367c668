import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isRecord } from "#schemas/parse/shape.ts";
import { type Options, recordedServices, visit } from "../recorded-portal.ts";

const path = "/prace/minimalni-mzda";
const saved: unknown = JSON.parse(
  readFileSync(
    join(import.meta.dirname, "../../../fixtures/contents/mpsv/standard-page/minimalni-mzda.cs.json"),
    "utf8",
  ),
);
if (!isRecord(saved)) throw new Error("expected a record");
const record = saved;

const typed = (changes: object = {}) => ({
  ...record,
  name: "Právě psaný název",
  data: { ...Object(record["data"]), perex: "Právě psaný perex." },
  ...changes,
});

async function shown(options: Options) {
  const services = recordedServices();
  const resolved = await visit(path, options, services);
  const after = await visit(path, { isPreview: true }, services);
  const titleOf = (page: typeof resolved) => (page.kind === "page" ? page.page.title : `${page.kind} ${page.status}`);
  return { title: titleOf(resolved), after: titleOf(after), preview: resolved.preview };
}

test("a preview shows the record that was sent with its request, and no other request does", async () => {
  const { title, after, preview } = await shown({ isPreview: true, unsaved: typed() });
  expect(title).toBe("Právě psaný název");
  expect(after).toBe(record["name"]);
  expect(preview?.comparisons[0]?.list.map(({ pointer }) => pointer)).toEqual(["/name", "/data/perex"]);
});

test("a record without a preview, of another content item, language or site changes nothing", async () => {
  expect((await shown({ unsaved: typed() })).title).toBe(record["name"]);
  for (const other of [{ id: "1" }, { language: "en_gb" }, { webId: "99", web: { id: "99" } }])
    expect((await shown({ isPreview: true, unsaved: typed(other) })).title).toBe(record["name"]);
  for (const broken of [null, [], "x", { id: record["id"] }])
    expect((await shown({ isPreview: true, unsaved: broken })).title).toBe(record["name"]);
});

test("an unsaved record can change neither who may see a page nor its address", async () => {
  const permissions = { VIEW: [{ id: "1", type: "ROLE", name: "nobody" }] };
  const unsaved = typed({ permissions, friendlyURLs: { cs_cz: "jinam" } });
  expect((await shown({ isPreview: true, unsaved })).title).toBe("Právě psaný název");
  const scope = { site: null, content: "another" };
  expect((await shown({ isPreview: true, unsaved, previewScope: scope })).title).toBe("error 403");
});
