import { expect, test } from "vitest";
import { answer, read } from "./answer.ts";

test.each(["mpsv.localhost", "up.localhost"])("%s lets crawlers read all but the ways to sign in", async (host) => {
  const lines = (await read("/robots.txt", { host })).split("\n");
  expect(lines[0]).toBe("User-agent: *");
  const forbidden = lines.filter((line) => line.startsWith("Disallow: "));
  expect(forbidden).toEqual(["Disallow: /auth/", "Disallow: /*/auth/", "Disallow: /security-provider/"]);
  expect(lines.filter((line) => line.startsWith("Sitemap: "))).toEqual([`Sitemap: https://${host}/sitemap.xml`]);
});

test("an unlisted site lets crawlers read its noindex pages, and has no sitemap", async () => {
  const text = await read("/robots.txt", { host: "zkusebna.localhost" });
  expect(text).toBe("User-agent: *\nDisallow: /auth/\nDisallow: /*/auth/\nDisallow: /security-provider/\n");
});

test("a host that belongs to no site is closed to crawlers, because its pages are canonical elsewhere", async () => {
  expect(await read("/robots.txt", { host: "portal.example" })).toBe("User-agent: *\nDisallow: /\n");
});

test("localhost, which no crawler reaches, disallows nothing that a site would not", async () => {
  const text = await read("/robots.txt", { host: "localhost" });
  expect(text).toBe("User-agent: *\nDisallow: /auth/\nDisallow: /*/auth/\nDisallow: /security-provider/\n");
});

test("without a CMS everything is disallowed", async () => {
  const environment = { CMS_ENABLED: "false" };
  expect(await read("/robots.txt", { host: "mpsv.localhost", environment })).toBe("User-agent: *\nDisallow: /\n");
});

test.each(["/en/robots.txt", "/up/robots.txt"])("%s is nothing", async (path) => {
  expect((await answer(path)).status).toBe(404);
});
