import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listening } from "#embedded/replay/listen.ts";
import { serveRunner } from "#harness/stories/runner/serve.ts";

const folder = mkdtempSync(join(tmpdir(), "story-runner-serve-"));
let server: Listening;

beforeAll(async () => {
  for (const part of ["built", "stories", "documents"]) mkdirSync(join(folder, part));
  writeFileSync(join(folder, "built/index.html"), "<!doctype html>");
  writeFileSync(join(folder, "stories/stories.json"), "[]");
  writeFileSync(join(folder, "documents/plán péče.jpg"), "image");
  writeFileSync(join(folder, "secret.txt"), "secret");
  const [built = "", stories = "", documents = ""] = ["built", "stories", "documents"].map((part) =>
    join(folder, part),
  );
  server = await serveRunner(built, stories, documents);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("the page, the stories and the documents are served with their types, on this machine alone", async () => {
  const served = [
    ["/", "text/html; charset=utf-8", "<!doctype html>"],
    ["/stories/stories.json", "application/json; charset=utf-8", "[]"],
    ["/cms/documents/pl%C3%A1n%20p%C3%A9%C4%8De.jpg", "image/jpeg", "image"],
  ] as const;
  for (const [path, type, content] of served) {
    const response = await fetch(`${server.url}${path}`);
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      200,
      type,
      content,
    ]);
  }
  expect(new URL(server.url).hostname).toBe("127.0.0.1");
});

test("the policy is that of the portal's pages", async () => {
  const policy = (await fetch(server.url)).headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types own-page");
});

test("nothing outside the folders is served", async () => {
  const paths = [
    "/secret.txt",
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/stories/..%2f..%2fsecret.txt",
    "/stories/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/cms/documents/..%5c..%5csecret.txt",
    "/stories/",
    "/index.html%00",
    "/%",
    "//etc/passwd",
  ];
  for (const path of paths) expect(await statusOf(path), path).toBeGreaterThanOrEqual(400);
});

/** As it is written: fetch would tidy the path up first. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once("error", reject)
      .end();
  });
}
