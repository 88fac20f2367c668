import { expect, test } from "vitest";
import { parseConfig } from "#server/config/config.ts";

test.each([
  "https://cms.example.org/contents/{id}?language={language}&web={webId}&version={versionId}&field={field}#{pointer}",
  "http://localhost:8080/{id}",
  "https://cms.example.org",
])("%s is accepted as the address for editing a content", (address) => {
  expect(parseConfig({ CMS_EDIT_URL: address }).cmsEditUrl).toBe(address);
});

test.each([
  "javascript:alert({id})",
  "//cms.example.org/{id}",
  "https://{id}.example.org/",
  "https://cms.example.org{id}/",
  "https://cms.example.org:{id}/",
  "https://cms.example.org/{title}",
  "https://cms.example.org/{id",
  "https://cms.example.org/a b",
  "https://cms.example.org\\@evil.example/{id}",
])("%s is rejected", (address) => {
  expect(() => parseConfig({ CMS_EDIT_URL: address })).toThrow(/^CMS_EDIT_URL: expected an http or https address/);
});

test.each([
  ["", []],
  ["https://cms.example.org", ["https://cms.example.org"]],
  [
    " https://cms.example.org:8443 ,http://localhost:4000, http://[::1]:4000,http://localhost:4000",
    ["https://cms.example.org:8443", "http://localhost:4000", "http://[::1]:4000"],
  ],
])("PREVIEW_FRAME_ANCESTORS is parsed into the origins %j", (text, origins) => {
  expect(parseConfig({ PREVIEW_FRAME_ANCESTORS: text }).previewFrameAncestors).toEqual(origins);
});

test.each([
  "*",
  "https://*.example.org",
  "https:",
  "cms.example.org",
  "https://cms.example.org/",
  "https://cms.example.org/admin",
  "https://CMS.example.org",
  "https://cms.example.org:443",
  "https://user@cms.example.org",
  "https://a.example; script-src *",
  "'none'",
  "null",
  "data:text/html,x",
  "https://cms.example.org, other",
])("%j is not a list of origins that may frame a preview", (text) => {
  expect(() => parseConfig({ PREVIEW_FRAME_ANCESTORS: text })).toThrow(
    /^PREVIEW_FRAME_ANCESTORS: expected a comma-separated list of origins/,
  );
});

test("without CMS_EDIT_URL there is no link to the CMS", () => {
  expect(parseConfig({}).cmsEditUrl).toBeNull();
});
