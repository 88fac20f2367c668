import { expect, test } from "vitest";
import { parseConfig } from "#server/config/config.ts";

test.each([
  "https://cms.example.org/contents/{id}?language={language}&web={webId}&version={versionId}#{pointer}",
  "http://localhost:8080/{id}",
  "https://cms.example.org",
])("%s is where the CMS edits a content", (address) => {
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
])("%s is refused", (address) => {
  expect(() => parseConfig({ CMS_EDIT_URL: address })).toThrow(/^CMS_EDIT_URL: expected an http or https address/);
});

test("without it nothing leads to the CMS", () => {
  expect(parseConfig({}).cmsEditUrl).toBeNull();
});
