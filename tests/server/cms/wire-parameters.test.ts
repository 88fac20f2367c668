import { expect, test } from "vitest";
import { createCmsClient } from "#server/cms/client.ts";
import { parseConfig } from "#server/config/config.ts";

/** Returns the query string that the CMS receives with these settings. */
async function sent(query: Record<string, string>, environment: Record<string, string> = {}) {
  const requests: string[] = [];
  const client = createCmsClient({
    ...parseConfig(environment).cms,
    baseURL: "http://cms.invalid",
    fetch: async (input) => {
      requests.push(new URL(String(input instanceof Request ? input.url : input)).search);
      return Response.json({});
    },
  });
  await client.get("/contents", query);
  return requests[0];
}

const query = { webId: "12", language: "ua", sort: "-updatedAt", page: "3", pageSize: "100" };

test("requests use the documented parameter names and values", async () => {
  expect(await sent(query)).toBe("?language=uk_ua&page=3&pageSize=100&sort=-updatedAt&webId=12");
});

test("the setting changes parameter names and values of the CMS, and nothing else", async () => {
  const parameters = {
    webId: "site",
    language: "locale",
    "language.ua": "uk",
    "sort.-updatedAt": "updated,desc",
    "page.first": "0",
  };
  expect(await sent(query, { CMS_PARAMETERS: JSON.stringify(parameters) })).toBe(
    "?locale=uk&page=2&pageSize=100&site=12&sort=updated%2Cdesc",
  );
});

test.each(['{"webID":"x"}', '{"webId":""}', '{"page.first":"2"}', "[]", "x"])("the setting %s is rejected", (text) => {
  expect(() => parseConfig({ CMS_PARAMETERS: text })).toThrow(/CMS_PARAMETERS: expected a JSON object/);
});
