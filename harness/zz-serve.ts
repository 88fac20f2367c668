import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
const store = readStore("fixtures");
const models = store.contents.filter((c) => c.language.startsWith("cs") && ["stranka", "davka"].includes(c.structure.key)).slice(0, 60);
console.log(models.length, JSON.stringify(models).length / models.length);
const more = Array.from({ length: 9262 }, (_, i) => { const m = models[i % models.length]!; return JSON.parse(JSON.stringify({ ...m, id: `9${i}`, name: `${m.name} ${i}`, friendlyURLs: { cs_cz: `strana-${i}` } }).replaceAll("<p>", `<p>${i}. `)); });
const cms = await serveReplay({ store: { ...store, contents: [...store.contents, ...more] }, clock: { now: () => Date.now() }, port: 9472 });
console.log(cms.url);
