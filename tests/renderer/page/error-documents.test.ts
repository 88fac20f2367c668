import { expect, test, vi } from "vitest";
import en from "#locales/en.json" with { type: "json" };
import { noAssets } from "#renderer/page/document/assets.ts";
import { answerAsText, type Options, recordedServices, requestOf } from "../recorded-portal.ts";

/** Requests addresses of one portal; each document takes its own turn. */
function start() {
  const services = { ...recordedServices(), yieldToRequests: vi.fn(async () => {}) };
  const visit = (path: string, options: Options = {}) => answerAsText(requestOf(path, options), services, noAssets);
  return { visit, turns: services.yieldToRequests };
}

test("the 404 page is rendered once for all addresses of a site and language", async () => {
  const { visit, turns } = start();
  const [first, ...others] = [await visit("/nic-a"), await visit("/nic-b"), await visit("/nic/c")];
  expect(first.status).toBe(404);
  for (const other of others) expect(other).toEqual(first);
  expect(turns).toHaveBeenCalledTimes(1);
});

test("sites, languages and layouts with a different page get their own", async () => {
  const { visit } = start();
  const bodies = [
    await visit("/nic"),
    await visit("/en/nic"),
    await visit("/up/nic"),
    await visit("/nic", { query: { layout: "simple" } }),
  ].map(({ body }) => body);
  expect(new Set(bodies).size).toBe(bodies.length);
});

test("loading and rendering a page take separate turns", async () => {
  const { visit, turns } = start();
  expect((await visit("/")).status).toBe(200);
  expect(turns).toHaveBeenCalledTimes(2);
});

test("a 413 is explained in the site's shell", async () => {
  const { visit } = start();
  const [answer, page] = [await visit("/en/rodina", { refusal: 413 }), await visit("/en")];
  expect(answer).toMatchObject({ status: 413, cacheable: false });
  expect(answer.body).toContain(en.errors.tooLarge);
  const header = /<header>.*?<\/header>/s;
  expect(header.exec(page.body)?.[0]).toContain("<nav");
  expect(header.exec(answer.body)?.[0].match(/<li/g)?.length).toBe(header.exec(page.body)?.[0].match(/<li/g)?.length);
});
