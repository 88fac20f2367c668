import { type Measurement, measureCpu } from "#harness/bench/measurement.ts";
import type { CmsReader } from "#portal/cms/cms-reader.ts";
import { toContent } from "#portal/contract/site/content.ts";
import { toWeb } from "#portal/contract/site/web.ts";
import { toWebConfig } from "#portal/contract/site/web-config.ts";
import { loadContent, loadSite } from "#portal/page/content/content-loader.ts";

/**
 * Measures the CPU time of loading a page's web, config and content through the content machine, with a CMS that
 * answers at once.
 */
export async function measureContent(): Promise<Measurement[]> {
  const run = async () => loadContent(await loadSite(request, reader, settings), reader, settings);
  const ms = await measureCpu({ load: { run, calls: 10_000 } });
  return [{ what: "content machine, one request", value: 1000 * ms("load"), unit: "µs", limit: 20 }];
}

const request = {
  webId: null,
  webUrl: null,
  contentId: null,
  path: "/a",
  language: "cs",
  onlyPublished: true,
} as const;
const settings = {
  defaultWebUrl: null,
  embedded: { structureKey: "vlozena-stranka", reveal: true },
  guard: () => {},
  guardContent: () => {},
};
const web = toWeb({ id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/" });
const config = toWebConfig({});
const content = toContent({
  id: "1",
  name: "A",
  language: "cs",
  webId: "12",
  structure: { key: "stranka" },
  friendlyURLs: { cs: "a" },
  data: {},
});

const unused = () => Promise.reject(new Error("Loading content does not call this."));
const reader: CmsReader = {
  webs: async () => [web],
  webById: unused,
  webByUrl: unused,
  config: async () => config,
  contentById: unused,
  contentByUrl: async () => content,
  contents: unused,
  pages: () => {
    throw new Error("Loading content does not call this.");
  },
  outline: unused,
  values: unused,
  categories: unused,
  tags: unused,
  folder: unused,
  documents: unused,
  received: [],
  staleFor: 0,
  changesAt: Infinity,
  isPartial: false,
  cut: null,
  optional: (_part, _waitMs, load) => load(),
  detached: () => reader,
  track: async (work) => ({ value: await work(reader), isCurrent: () => true }),
  hasListedSites: true,
  peekContent: () => null,
};
