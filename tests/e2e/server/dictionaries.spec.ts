import { expect, type Page } from "@playwright/test";
import { get } from "../support/http.ts";
import { linkTo } from "../support/in-place.ts";
import { test, visit } from "../support/visitor.ts";

/** Records the encodings of documents that the page receives, and the dictionaries that the browser fetches. */
async function watch(page: Page) {
  const documents: { path: string; encoding: string | undefined }[] = [];
  const dictionaries: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.responseReceived", ({ response: { url, headers, mimeType } }) => {
    const { pathname: path } = new URL(url);
    const [, encoding] = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-encoding") ?? [];
    if (mimeType === "text/html") documents.push({ path, encoding });
    if (path.endsWith(".dict")) dictionaries.push(path);
  });
  return { documents, dictionaries };
}

test("from the second or third page on, Chromium gets pages compressed with the frame of the site, and shows the same", async ({
  page,
  portal,
}) => {
  const { documents, dictionaries } = await watch(page);
  // The portal makes a dictionary when it first answers for a site.
  await get(portal, "/");
  await page.goto("/rodina");
  await expect.poll(() => dictionaries).toHaveLength(1);
  for (const path of ["/prace", "/sluzby/pridavek-na-dite", "/aktuality/letni-brigady", "/vyhledavani/aktuality"]) {
    const response = await page.goto(path);
    expect(await response?.text()).toBe((await get(portal, path)).text);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(documents.slice(2).map(({ encoding }) => encoding)).toEqual(["dcz", "dcz", "dcz"]);
  expect(dictionaries).toHaveLength(1);
});

test("a page that navigation fetches is compressed with the dictionary too", async ({ page, portal }) => {
  const { documents, dictionaries } = await watch(page);
  await get(portal, "/");
  await visit(page, "/rodina");
  await expect.poll(() => dictionaries).toHaveLength(1);
  await visit(page, "/prace");
  await visit(page, "/rodina?utm_source=x");
  await linkTo(page, "/rodina/porodne").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  expect(documents.findLast(({ path }) => path === "/rodina/porodne")?.encoding).toBe("dcz");
});

for (const [home, pages] of [
  ["/en", ["/en/family", "/en/work", "/en"]],
  ["/up", ["/up/kontakty", "/up"]],
] as const) {
  test(`pages below ${home} have a dictionary of their own, which the browser prefers`, async ({ page, portal }) => {
    const { documents, dictionaries } = await watch(page);
    for (const path of ["/", home]) await get(portal, path);
    await page.goto("/rodina");
    await expect.poll(() => dictionaries).toHaveLength(1);
    const [first = "", ...others] = pages;
    await page.goto(first);
    await expect.poll(() => dictionaries).toHaveLength(2);
    await page.goto("/prace");
    for (const path of others) await page.goto(path);
    await page.goto("/rodina/porodne");
    expect(documents.slice(3).map(({ encoding }) => encoding)).toEqual([...others, ""].map(() => "dcz"));
    expect(dictionaries).toHaveLength(2);
  });
}
