import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import en from "#locales/en.json" with { type: "json" };
import { test, visit } from "../support/visitor.ts";

const address = "/en/up/care/map-of-help";

test("the end of a slow document works as well, although its script has long been running", async ({
  page,
  portal,
}) => {
  // Forwards everything, but delays the second half of a document by a second.
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(portal.url + request.url, { headers: { accept: request.headers.accept ?? "*/*" } });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(headers));
    const isDocument = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    const first = isDocument ? body.length / 2 : body.length;
    response.write(body.subarray(0, first));
    setTimeout(() => response.end(body.subarray(first)), isDocument ? 1000 : 0);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  // The first page puts the scripts into the browser's cache.
  await visit(page, `http://localhost:${port}/en/up`);
  await visit(page, `http://localhost:${port}${address}#map=11/49.594/17.251`);
  await expect(page.getByRole("region", { name: en.map.region })).toBeInViewport();
  await page.goto("about:blank");
  proxy.closeAllConnections();
  proxy.close();
});
