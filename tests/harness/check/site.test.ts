import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { finding } from "#checks/finding.ts";
import { checkSite } from "#harness/check/site/check-site.ts";
import { EnvironmentError, UsageError } from "#harness/cli/exit-codes.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { check, checkJson } from "./checked.ts";

const page = (main: string) => `<!DOCTYPE html><html lang="cs"><body><main>${main}</main></body></html>`;
const list = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://mpsv.example${path}</loc></url>`).join("")}</urlset>`;

const answers: Record<string, { status?: number; type?: string; body: string }> = {
  "/sitemap.xml": {
    body: "<sitemapindex><sitemap><loc>https://mpsv.example/part.xml</loc></sitemap></sitemapindex>",
  },
  "/part.xml": { body: list("/whole", "/gone", "/moved", "/text", "/flaw?a=1&amp;b=2") },
  "/whole": { type: "text/html", body: page("<h1>Celá</h1>") },
  "/moved": { status: 301, type: "text/html", body: "" },
  "/text": { type: "text/plain", body: "Text" },
  "/flaw?a=1&b=2": { type: "text/html; charset=utf-8", body: page('<h1>Má vadu</h1><a href="#nikde">Sem</a>') },
  "/empty.xml": { body: list() },
  "/page.xml": { body: page("<h1>Stránka</h1>") },
  "/nested.xml": {
    body: "<sitemapindex><sitemap><loc>https://mpsv.example/sitemap.xml</loc></sitemap></sitemapindex>",
  },
};

async function startSite(): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    const { status = 200, type = "application/xml", body } = answers[url] ?? { status: 404, body: "" };
    response.writeHead(status, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test("sitemap pages that are not shown or incomplete are findings with their paths", async () => {
  const { findings, count } = await checkSite(await startSite(), fakeIo().io, null);
  expect(count).toBe(5);
  expect(findings.map(({ code, content, received }) => [code, content.url, received])).toEqual([
    ["site.no-page", "/gone", "404 application/xml"],
    ["site.no-page", "/moved", "301 text/html"],
    ["site.no-page", "/text", "200 text/plain"],
    ["render.dead-anchor", "/flaw?a=1&b=2", "#nikde"],
  ]);
  for (const each of findings) expect(finding.parse(each)).toEqual(each);
  expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(findings.length);
});

test("a run stops after the given number of findings and reports that it is partial", async () => {
  const { findings, isPartial } = await checkSite(await startSite(), fakeIo().io, 2);
  expect(findings).toHaveLength(2);
  expect(isPartial).toBe(true);
});

test.each([
  ["is not a sitemap", "/page.xml", /is not a sitemap/],
  ["is an index inside an index", "/nested.xml", /index of sitemaps inside an index/],
  ["lists no pages", "/empty.xml", /lists no pages/],
  ["is missing", "/none.xml", /answers 404/],
])("a sitemap that %s is reported", async (_, path, message) => {
  const site = await startSite();
  await expect(checkSite(site + path, fakeIo().io, null)).rejects.toThrow(message);
  await expect(checkSite(site + path, fakeIo().io, null)).rejects.toThrow(EnvironmentError);
});

test("content filters are rejected, and a page can be waived by its path", async () => {
  const site = await startSite();
  await expect(check(["--sitemap", site, "--lang", "cs"])).rejects.toThrow(UsageError);
  const report = await checkJson(["--sitemap", site]);
  const waivers = report.findings.map(({ code, content, fingerprint }) => ({
    source: site,
    content: `${content.url} ${content.language}`.trim(),
    code,
    fingerprint,
    reason: "it is being moved",
    owner: "web team",
    expires: "2999-12-31",
  }));
  const file = join(temporaryFolder({ "w.json": { format: 2, waivers } }), "w.json");
  expect(await checkJson(["--sitemap", site, "--baseline", file])).toMatchObject({ findings: [], code: 0 });
});

test("an unreachable site and an invalid address are reported", async () => {
  const closed = await closedPort();
  await expect(checkSite(closed, fakeIo().io, null)).rejects.toThrow(
    `${closed} refuses the connection: check the address and that it runs.`,
  );
  await expect(checkSite("http://127.0.0.1:1", fakeIo().io, null)).rejects.toThrow(/cannot be read/);
  await expect(checkSite("ftp://mpsv.example", fakeIo().io, null)).rejects.toThrow(UsageError);
});

async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return `http://127.0.0.1:${port}`;
}
