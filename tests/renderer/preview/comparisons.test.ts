import { expect, test } from "vitest";
import type { Fault } from "#embedded/replay/fault.ts";
import { asOf } from "#renderer/preview/moments.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { type Options, recordedServices, visit } from "../recorded-portal.ts";

const path = "/zkusebna/chybne/bloky";

/** A CMS that answers previews with a draft of each content item. */
const withDrafts: Fault = ({ searchParams, pathname }) =>
  pathname.startsWith("/contents/") && searchParams.get("onlyPublished") === "false"
    ? {
        mutate: (record) =>
          isRecord(record) ? { ...record, published: false, description: "Nový popis stránky." } : record,
      }
    : undefined;

async function comparedAt(fault: Fault, { at = path, day, ...more }: Options & { at?: string; day?: string } = {}) {
  const options = { isPreview: true, fault, ...more };
  const { preview } = await visit(at, options, asOf(day, recordedServices(options)));
  if (!preview) throw new Error("expected a preview");
  const { comparisons, shownVersion } = preview;
  return { comparisons, shownVersion };
}

const nothing = { comparisons: [], shownVersion: null };
const cmsEditUrl = { CMS_EDIT_URL: "https://cms.example/{id}#{pointer}" };

test("a preview tells what its draft changes, with the place and a link to edit it", async () => {
  const { comparisons, shownVersion } = await comparedAt(withDrafts, { environment: cmsEditUrl });
  expect(shownVersion).toBe("draft");
  expect(comparisons).toMatchObject([{ with: "published", isNew: false, left: 0 }]);
  const [change] = comparisons[0]?.list ?? [];
  expect(comparisons[0]?.list).toHaveLength(1);
  expect(change).toMatchObject({
    pointer: "/description",
    isGone: false,
    edit: "https://cms.example/2388771#%2Fdescription",
    after: { cs: "Nový popis stránky.", en: "Nový popis stránky." },
  });
  expect(change?.humanPath.cs).toMatch(/› Popis pro vyhledávače$/);
});

test("the published version of a draft is shown on request, with the same changes", async () => {
  const { comparisons, shownVersion } = await comparedAt(withDrafts, { version: "published" });
  expect(shownVersion).toBe("published");
  expect(comparisons[0]?.list.map(({ pointer, after }) => [pointer, after?.cs])).toEqual([
    ["/description", "Nový popis stránky."],
  ]);
});

test("a published page has no changes, and a page that was never published is new", async () => {
  expect(await comparedAt(() => undefined)).toEqual(nothing);
  expect(await comparedAt(() => undefined, { version: "published" })).toEqual(nothing);
  const unpublished: Fault = (url) =>
    url.pathname.startsWith("/contents/by-id/") && url.searchParams.get("onlyPublished") === "true"
      ? { status: 404, body: "{}" }
      : withDrafts(url);
  const isNew = { with: "published", isNew: true, list: [], left: 0 };
  expect(await comparedAt(unpublished)).toEqual({ comparisons: [isNew], shownVersion: null });
});

test("a preview is shown although the CMS does not answer with the published version", async () => {
  const failing: Fault = (url) =>
    url.pathname.startsWith("/contents/by-id/") && url.searchParams.get("onlyPublished") === "true"
      ? { status: 500 }
      : withDrafts(url);
  expect(await comparedAt(failing)).toEqual(nothing);
});

test("a page of another time is compared with that of today: its shared values", async () => {
  const now = await comparedAt(() => undefined, { at: "/pruvodce/pece" });
  expect(now.comparisons).toEqual([]);
  const { comparisons } = await comparedAt(() => undefined, { at: "/pruvodce/pece", day: "2027-02-01" });
  expect(comparisons.map((each) => each.with)).toEqual(["today"]);
  const pieces = comparisons[0]?.list.flatMap((change) => change.pieces ?? []) ?? [];
  expect(new Set(pieces.map(({ kind }) => kind))).toEqual(new Set(["same", "removed", "added"]));
});

test("a translation is compared with a newer Czech version: its numbers and days, but no words", async () => {
  const isTranslation = (url: URL) => url.searchParams.get("language") === "en_gb";
  const older: Fault = (url) =>
    url.pathname.startsWith("/contents/by-") && isTranslation(url)
      ? {
          mutate: (record) =>
            isRecord(record) && isRecord(record["data"])
              ? {
                  ...record,
                  updatedAt: "2020-01-01T08:00:00",
                  data: { ...record["data"], perex: "You get 777 crowns from 2031." },
                }
              : record,
        }
      : undefined;
  const { comparisons } = await comparedAt(older, { at: "/en/work/minimum-wage" });
  expect(comparisons.map((each) => each.with)).toEqual(["czech"]);
  const perex = comparisons[0]?.list.find(({ pointer }) => pointer === "/data/perex");
  expect(perex?.before?.cs).toBe("777, 2031");
});
