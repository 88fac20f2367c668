import { createLocalReq } from "payload";
import { expect, test } from "vitest";
import { contentKinds } from "../collections/structures.ts";
import { versionChanges } from "../hooks/version-changes.ts";
import { loadStoredVersions } from "../hooks/versions.ts";
import { startSite } from "./database.ts";

const payload = await startSite();

test("versions are compared by the fields of the schema, in each language that differs", async () => {
  const kind = contentKinds.find(({ key }) => key === "news-item");
  if (!kind) throw new Error("There are no news items.");
  const query = { collection: "news-item", draft: true } as const;
  const data = { perex: "Starý perex", obsah: "<p>Dávka je 500 Kč.</p>" };
  const { id } = await payload.create({
    ...query,
    locale: "cs",
    data: { name: "Dávka", web: "12", address: "davka", data },
  });
  await payload.update({
    ...query,
    id,
    locale: "cs",
    data: { data: { ...data, perex: "Nový perex", obsah: "<p>Dávka je 700 Kč.</p>" } },
  });
  await payload.update({ ...query, id, locale: "en", data: { name: "Benefit", address: "benefit" } });
  const req = await createLocalReq({}, payload);
  const [latest, , first] = await loadStoredVersions(req, "news-item", String(id));
  if (!first || !latest) throw new Error("There are no versions.");
  const found = await versionChanges(req, kind, first.version, latest.version);
  expect(found.map(({ language, only }) => [language, only])).toEqual([
    ["cs", null],
    ["en", "after"],
  ]);
  const labels = found[0]?.changes.map(({ label, before }) => [label.cs, before?.cs]);
  expect(labels).toEqual([
    ["Perex", "Starý perex"],
    ["Text", expect.stringContaining("500 Kč")],
  ]);
  expect(await versionChanges(req, kind, latest.version, latest.version)).toEqual([]);
});
