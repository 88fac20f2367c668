import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { standardPage } from "#harness/bench/pages.ts";
import { plainRequest } from "#harness/bench/plain-request.ts";
import { root } from "#harness/bench/root.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import { systemClock as clock } from "#server/clock.ts";
import { createCmsClient } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";
import { parseConfig } from "#server/config/config.ts";
import { yieldToRequests } from "#server/http/event-loop.ts";
import { createLog } from "#server/http/log.ts";
import { createImageMetadata } from "#server/images/image-metadata.ts";
import { readBuildId } from "#server/pages/build-manifest.ts";
import { readStyleSheets } from "#server/pages/style-sheets.ts";
import { createSearch } from "#server/search/search.ts";
import { loadRendererModules } from "./renderer-modules.ts";

/** Resolves the standard page of the fixtures once, for programs that render it without a server. */
export async function prepareRendering() {
  const renderer = await loadRendererModules();
  const log = createLog("silent");
  const config = parseConfig({
    RETENTION_CONTENTS_S: "86400",
    RETENTION_WEBS_S: "86400",
    RETENTION_CONFIGS_S: "86400",
  });
  const cms = await serveReplay({ store: readStore(join(root, "fixtures")), clock, port: 0 });
  const client = createCmsClient({ baseURL: cms.url, ...config.cms });
  const read = createContentService({ ...config, client, clock, log });
  const source = { ...config.cms, baseURL: cms.url };
  const readImageMetadata = createImageMetadata({ ...config, source, clock, log });
  const search = createSearch({ read, config: { ...config, searchFolder: null }, clock, yieldToRequests, log });
  const services = { read, search, readImageMetadata, yieldToRequests, config, clock, log };
  const request = plainRequest(standardPage, "127.0.0.1");
  const resolved = await renderer.resolve(request, services);
  await cms.close();
  if (resolved.kind !== "page") throw new Error(`${standardPage} is not a page of the fixtures.`);

  const clientRoot = join(root, "dist/client");
  const styles = readStyleSheets(clientRoot);
  const manifest = JSON.parse(readFileSync(join(root, "dist/assets.json"), "utf8"));
  const assets = renderer.readAssets(manifest, styles, readBuildId(clientRoot));
  return {
    resolve: () => renderer.resolve(request, services),
    document: () => renderer.documentOf(resolved, { assets, visitor: anyone, now: clock.now(), config }),
    answer: () => renderer.answerPage(request, services, assets),
  };
}
