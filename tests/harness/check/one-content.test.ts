import { expect, onTestFinished, test } from "vitest";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { smallStore } from "../small-store.ts";
import { check, checkJson, contentFile, goodRecord, goodStore } from "./checked.ts";

const both = { cs_cz: "porodne", en_gb: "maternity" };
const text = (html: string) => ({ perex: "Kdo má nárok a jak požádá.", obsah: html });
const links =
  '<p>Viz <a href="/pridavek">přídavek</a>, <a href="/neni">dávku</a> a <a href="/koncept">koncept</a>.</p>';

const folder = () =>
  goodStore({
    [contentFile("porodne")]: goodRecord("101", "porodne", { friendlyURLs: both, data: text(links) }),
    [contentFile("porodne", "en")]: goodRecord("101", "porodne", { friendlyURLs: both, language: "en_gb" }),
    [contentFile("koncept")]: goodRecord("105", "koncept", { published: false, data: { obsah: 5 } }),
    "contents/up/standard-page/urad.cs.json": goodRecord("103", "urad", { webId: "34" }),
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [contentFile(`dalsi-${at}`), goodRecord(`9${at}`, `dalsi-${at}`)]),
    ),
  });

/** A CMS over HTTP, and the paths requested from it. */
async function serve() {
  const requests: string[] = [];
  const clock = { now: () => Date.parse("2026-11-20T12:00:00Z") };
  const served = await serveReplay({ store: readStore(folder()), clock, port: 0 });
  onTestFinished(() => served.close());
  served.setFault(({ pathname, searchParams }) => {
    const published = searchParams.get("onlyPublished") === "false" ? " draft" : "";
    // Shared values are read as one list per site.
    const path = searchParams.get("structureKey") === "hodnoty" ? "/values" : decodeURIComponent(pathname);
    requests.push(`${path} ${searchParams.get("language") ?? ""}${published}`.trim());
    return undefined;
  });
  return { url: served.url, requests };
}

const day = ["--now", "2026-11-20"];

test("checking one content item requests its versions, its site, the values of both sites and its references once each, and no other list", async () => {
  const { url, requests } = await serve();
  const whole = await checkJson(["--cms-url", url, "--level", "3", "--lang", "cs", "--severity", "error", ...day]);
  const wanted = whole.findings.filter(({ content }) => content.id === "101");
  requests.length = 0;
  const one = await checkJson([
    "--cms-url",
    url,
    "--level",
    "3",
    "--url",
    "https://mpsv.localhost/porodne?preview=x#kdo",
    ...day,
  ]);
  const place = ({ code, pointer, received }: (typeof wanted)[number]) => `${code} ${pointer} ${received}`;
  // A list of published content items cannot tell a draft from a missing content item.
  const told = (place: string) => (place.endsWith('"/koncept"') ? place.replace("dead", "hidden") : place);
  expect(wanted.map(place).toSorted()).toEqual([
    'reference.dead /data/obsah "/koncept"',
    'reference.dead /data/obsah "/neni"',
  ]);
  expect(one.findings.map(place).toSorted()).toEqual(wanted.map(place).map(told).toSorted());
  expect(one.checked).toEqual({ contents: 1 });
  const slugs = (slug: string) =>
    ["cs_cz", "en_gb", "ru_ru", "uk_ua"].flatMap((language) =>
      [` ${language}`, ` ${language} draft`].map((each) => slug + each),
    );
  const expected = [
    ...["/webs", "/values cs_cz", "/values cs_cz", "/contents/by-friendly-url/config- cs_cz"],
    ...["/contents/by-friendly-url/porodne cs_cz", "/contents/by-id/101 en_gb"],
    ...["/contents/by-friendly-url/pridavek cs_cz", ...slugs("/contents/by-friendly-url/neni")],
    ...["/contents/by-friendly-url/koncept cs_cz", "/contents/by-friendly-url/koncept cs_cz draft"],
  ];
  expect(requests.toSorted()).toEqual(expected.toSorted());
});

test("a content item of a CMS is found by its id on each site, including a draft", async () => {
  const { url, requests } = await serve();
  const draft = await checkJson(["--cms-url", url, "--level", "0", "--id", "105"]);
  expect([draft.checked, draft.findings.map(({ pointer }) => pointer)]).toEqual([{ contents: 1 }, ["/data/obsah"]]);
  expect((await checkJson(["--cms-url", url, "--level", "0", "--id", "103"])).checked).toEqual({ contents: 1 });
  expect((await checkJson(["--cms-url", url, "--level", "0", "--id", "101"])).checked).toEqual({ contents: 2 });
  expect((await checkJson(["--cms-url", url, "--level", "0", "--id", "101", "--lang", "en"])).checked).toEqual({
    contents: 1,
  });
  expect(requests.filter((path) => path.startsWith("/contents ") || path.startsWith("/documents"))).toEqual([]);
});

test.each([
  ["/porodne", "101 cs"],
  ["/porodne/", "101 cs"],
  ["porodne", "101 cs"],
  ["maternity", "101 en"],
  ["/porodne?x=1&preview=abc.def#kdo", "101 cs"],
  ["/porodne/-/tisk", "101 cs"],
  ["/porodn%C4%9B/..%2f/", ""],
  ["/porodne/-/%E0%A4%A", "101 cs"],
  ["http://localhost:3000/porodne?x=1#y", "101 cs"],
  ["https://node-2.internal:8443/porodne", "101 cs"],
  ["https://node-2.internal:8443/urad", "103 cs"],
  ["https://mpsv.localhost/porodne/", "101 cs"],
  ["https://mpsv.localhost:3000/en/maternity", "101 en"],
  ["HTTPS://MPSV.LOCALHOST/%70orodne", "101 cs"],
  ["mpsv.localhost/en/maternity", "101 en"],
  ["//mpsv.localhost/porodne", "101 cs"],
  ["http://up.localhost:3000/urad", "103 cs"],
  ["http://up.localhost/porodne", ""],
  ["/up/urad", "103 cs"],
  ["/en/porodne", ""],
  ["ftp://mpsv.localhost/porodne", ""],
  ["https://", ""],
])("--url %s selects the same page in files and in a CMS: %s", async (address, expected) => {
  const { url } = await serve();
  for (const source of [
    ["--fixtures", folder()],
    ["--cms-url", url],
  ]) {
    const listed = check(["--url", address, ...source, "--list"]).then(({ out }) =>
      out.split("\t").slice(0, 2).join(" "),
    );
    if (expected) expect(await listed).toBe(expected);
    else await expect(listed).rejects.toThrow(new UsageError(`There is no page at the address "${address}".`));
  }
});

test.each([
  [["--id", "777"], 'There is no content item with the id "777".'],
  [["--lang", "ru"], "There is no content item in ru."],
  [["--site", "up", "--lang", "en"], "No content item fits --site up and --lang en at once."],
  [["neni-tu"], 'No content item matches "neni-tu": give a structure key, an id, an address or a file.'],
  [["stranka", "--id", "101", "--url", "/urad"], "No content item fits stranka and --id 101 and --url /urad at once."],
])("%j, which match nothing, are rejected", async (args, message) => {
  await expect(check([...args, "--fixtures", folder(), "--list"])).rejects.toThrow(new UsageError(message));
});

test("a store without contents is rejected, as nothing would be checked", async () => {
  const empty = Object.entries(smallStore()).filter(([path]) => !path.startsWith("contents/"));
  const checked = check(["--fixtures", temporaryFolder(Object.fromEntries(empty))]);
  await expect(checked).rejects.toThrow(new UsageError("There is no content item to check."));
});
