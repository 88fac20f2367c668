/**
 * Reference server for rendered pages: React renders the tree of the standard page, node:http sends it, compressed if
 * the client asks for it.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { standardPage } from "#harness/bench/pages.ts";
import { plainRequest } from "#harness/bench/plain-request.ts";
import { root } from "#harness/bench/root.ts";
import { systemClock as clock } from "#portal/clock.ts";
import { createCmsClient } from "#portal/cms/client.ts";
import { createContentService } from "#portal/cms/content-service.ts";
import { parseConfig } from "#portal/config/config.ts";
import { anyone } from "#portal/contract/visitor/visitor.ts";
import { noForms } from "#portal/forms/forms.ts";
import { yieldToRequests } from "#portal/http/event-loop.ts";
import { createLog } from "#portal/http/log.ts";
import { createImageMetadata } from "#portal/images/image-metadata.ts";
import { readBuildId } from "#portal/pages/build-manifest.ts";
import { readStyleSheets } from "#portal/pages/style-sheets.ts";
import { serveReplay } from "#portal/replay/serve.ts";
import { readStore } from "#portal/replay/store.ts";
import { createSearch } from "#portal/search/search.ts";
import { loadRendererModules } from "./renderer-modules.ts";

const encoders: Readonly<Record<string, (html: string) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => promisify(gzip)(html),
};

const document = await prepareDocument();
const server = createServer(async ({ headers }, response) => {
  const encoding = String(headers["accept-encoding"] ?? "");
  const html = document();
  const body = (await encoders[encoding]?.(html)) ?? Buffer.from(html);
  const type = { "content-type": "text/html; charset=utf-8", "content-length": body.length };
  response.writeHead(200, encoding in encoders ? { ...type, "content-encoding": encoding } : type).end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`Ready on http://localhost:${typeof address === "object" ? address?.port : ""}`);
});

/** Resolves the standard page of the fixtures once; the result renders its document. */
async function prepareDocument(): Promise<() => string> {
  const renderer = await loadRendererModules();
  const log = createLog("silent");
  const config = parseConfig({});
  const cms = await serveReplay({ store: readStore(join(root, "fixtures")), clock, port: 0 });
  const source = { ...config.cms, baseURL: cms.url };
  const read = createContentService({ ...config, client: createCmsClient(source), clock, log });
  const readImageMetadata = createImageMetadata({ ...config, source, clock, log });
  const search = createSearch({ read, config: { ...config, searchFolder: null }, clock, yieldToRequests, log });
  const services = { read, search, forms: noForms, readImageMetadata, yieldToRequests, config, clock, log };
  const resolved = await renderer.resolve(plainRequest(standardPage, "127.0.0.1"), services);
  await cms.close();
  if (resolved.kind !== "page") throw new Error(`${standardPage} is not a page of the fixtures.`);
  const clientRoot = join(root, "dist/client");
  const manifest = JSON.parse(readFileSync(join(root, "dist/assets.json"), "utf8"));
  const assets = renderer.readAssets(manifest, readStyleSheets(clientRoot), readBuildId(clientRoot));
  return () => renderer.documentOf(resolved, { assets, visitor: anyone, now: clock.now(), config });
}
