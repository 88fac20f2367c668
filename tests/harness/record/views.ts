import type { FixtureStore } from "#embedded/replay/store.ts";
import { readSites, replayClient } from "#harness/check/read/sites.ts";
import { parseContent, parsePage } from "#schemas/parse/parse-page.ts";
import type { Config } from "#server/config/config.ts";
import { createViewContext } from "#server/view/view-context.ts";

/** The view of each content item of a store as the portal parses it, by id and language. Lists of other content items are left out. */
export async function viewsOf(store: FixtureStore, config: Config, now: number) {
  const clock = { now: () => now };
  const { sites } = await readSites({ client: replayClient(store, config, clock), config, clock });
  const webs = sites.map(({ web }) => web);
  return new Map(
    store.contents.flatMap((record) => {
      const { content, issues } = parseContent(record);
      const site = sites.find(({ web }) => web.id === content?.webId);
      if (!content || !site) return [];
      const visit = {
        webs,
        web: site.web,
        host: "localhost",
        language: content.language,
        home: {},
        folders: site.folders.main,
      };
      const parsed = parsePage(content, createViewContext(visit));
      const codes = [...issues, ...parsed.issues].map(({ code, path }) => `${code} ${path.join("/")}`);
      return [
        [
          `${record.id} ${record.language}`,
          { view: JSON.stringify(parsed.page), codes: codes.toSorted().join("\n") },
        ] as const,
      ];
    }),
  );
}
