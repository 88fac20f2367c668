import { request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serveRunner } from "#harness/stories/runner/serve.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";

async function start() {
  const folder = temporaryFolder({
    "built/index.html": "<!doctype html>",
    "stories/stories.json": "[]",
    "documents/plán péče.jpg": "image",
    "secret.txt": "secret",
  });
  const server = await serveRunner(join(folder, "built"), join(folder, "stories"), join(folder, "documents"));
  onTestFinished(() => server.close());
  return server.url;
}

test("the page, the stories and the documents are served with their types, only on this machine", async () => {
  const url = await start();
  const served = [
    ["/", "text/html; charset=utf-8", "<!doctype html>"],
    ["/stories/stories.json", "application/json; charset=utf-8", "[]"],
    ["/cms/documents/pl%C3%A1n%20p%C3%A9%C4%8De.jpg", "image/jpeg", "image"],
  ] as const;
  for (const [path, type, content] of served) {
    const response = await fetch(`${url}${path}`);
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      200,
      type,
      content,
    ]);
  }
  expect(new URL(url).hostname).toBe("127.0.0.1");
});

test("the content security policy is that of the portal's pages", async () => {
  const policy = (await fetch(await start())).headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types own-page");
});

test("files outside the folders are not served", async () => {
  const url = await start();
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
  for (const path of paths) expect(await statusOf(url, path), path).toBeGreaterThanOrEqual(400);
});

/** Sends the path unchanged: fetch would normalise it first. */
function statusOf(url: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once("error", reject)
      .end();
  });
}
