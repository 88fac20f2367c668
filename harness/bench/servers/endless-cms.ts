/**
 * Runs the replay CMS with an endless number of pages: `strana-N` is a copy of the standard page, `vadna-N` drops the
 * connection. Its lists have the number of generated news of the first argument, and the fixtures.
 */
import { join } from "node:path";
import { standardPage } from "#harness/bench/pages.ts";
import { root } from "#harness/bench/root.ts";
import { generatedNews } from "#harness/content/generated-news.ts";
import { systemClock as clock } from "#portal/clock.ts";
import { serveReplay } from "#portal/replay/serve.ts";
import { readStore, slugOf } from "#portal/replay/store.ts";

const store = readStore(join(root, "fixtures"));
const model = store.contents.find((content) => slugOf(content) === standardPage.slice(1));
if (!model) throw new Error(`${standardPage} is not a page of the fixtures.`);
const generated = generatedNews(Number(process.argv[2] ?? 0), store.contents);
const cms = await serveReplay({ store: { ...store, generated }, clock, port: 0 });
cms.setFault(({ pathname }) => {
  const [, kind, page] = /^\/contents\/by-friendly-url\/(strana|vadna)-([\w-]+)$/.exec(pathname) ?? [];
  if (kind === "vadna") return { reset: true };
  if (page === undefined) return undefined;
  const own = { ...model, id: `9${page}`, name: `${model.name} ${page}`, friendlyURLs: { cs_cz: `strana-${page}` } };
  return { status: 200, body: JSON.stringify(own).replaceAll("<p>", `<p>${page}. `) };
});
console.log(`Replay CMS ready on ${cms.url.replace("127.0.0.1", "localhost")}`);
process.once("SIGTERM", () => process.exit(0));
