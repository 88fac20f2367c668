import { expect, test } from "vitest";
import { visit } from "../recorded-portal.ts";

const environment = { LANGUAGE_ORIGINS: '{"mpsv.localhost":{"en":"https://labour.example"}}' };

test.each([
  ["localhost", "/", "/"],
  ["localhost", "/rodina/porodne", "/"],
  ["localhost", "/en/family", "/en"],
  ["localhost", "/up", "/up"],
  ["localhost", "/en/up", "/en/up"],
  ["up.localhost", "/", "/"],
  ["up.localhost", "/en", "/en"],
  ["labour.example", "/family", "/"],
])("the home page of http://%s%s is at %s, which its compression dictionary is made of", async (host, path, home) => {
  const { about, kind } = await visit(path, { host, environment: host === "labour.example" ? environment : {} });
  expect([kind, about?.home]).toEqual(["page", home]);
});

test("a page that belongs to no site has no home page", async () => {
  expect((await visit("/rodina", { environment: { MAINTENANCE: "true" } })).about?.home).toBeUndefined();
});
