import { expect, test } from "vitest";
import type { Fault } from "#embedded/replay/fault.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { visit } from "../recorded-portal.ts";

const path = "/zkusebna/chybne/bloky";

/** A CMS that answers previews with a draft of each content item. */
const withDrafts: Fault = ({ searchParams, pathname }) =>
  pathname.startsWith("/contents/") && searchParams.get("onlyPublished") === "false"
    ? {
        mutate: (record) =>
          isRecord(record) ? { ...record, published: false, description: "Nový popis stránky." } : record,
      }
    : undefined;

async function changesAt(fault: Fault, environment: Record<string, string> = {}) {
  const { preview } = await visit(path, { isPreview: true, fault, environment });
  if (!preview) throw new Error("expected a preview");
  return preview.changes;
}

test("a preview tells what its draft changes, with the place and a link to edit it", async () => {
  const changes = await changesAt(withDrafts, { CMS_EDIT_URL: "https://cms.example/{id}#{pointer}" });
  expect(changes).toMatchObject({ isNew: false, left: 0 });
  expect(changes?.list.map(({ pointer, isGone, edit, after }) => ({ pointer, isGone, edit, after }))).toEqual([
    {
      pointer: "/description",
      isGone: false,
      edit: "https://cms.example/2388771#%2Fdescription",
      after: { cs: "Nový popis stránky.", en: "Nový popis stránky." },
    },
  ]);
  expect(changes?.list[0]?.humanPath.cs).toMatch(/› Popis pro vyhledávače$/);
});

test("a published page has no changes, and a page that was never published is new", async () => {
  expect(await changesAt(() => undefined)).toBeNull();
  const unpublished: Fault = (url) =>
    url.pathname.startsWith("/contents/by-id/") && url.searchParams.get("onlyPublished") === "true"
      ? { status: 404, body: "{}" }
      : withDrafts(url);
  expect(await changesAt(unpublished)).toEqual({ isNew: true, list: [], left: 0 });
});

test("a preview is shown although the CMS does not answer with the published version", async () => {
  const failing: Fault = (url) =>
    url.pathname.startsWith("/contents/by-id/") && url.searchParams.get("onlyPublished") === "true"
      ? { status: 500 }
      : withDrafts(url);
  expect(await changesAt(failing)).toBeNull();
});
