import { join } from "node:path";
import { readStore } from "#embedded/replay/store.ts";
import { readSites, replayClient } from "#harness/check/read/sites.ts";
import { placePath } from "#schemas/forms/filling/place.ts";
import type { AnswerPath } from "#schemas/forms/paths/answer-paths.ts";
import { toFormPath } from "#schemas/forms/paths/form-path.ts";
import { toContent, wireContent } from "#schemas/site/content.ts";
import { parseConfig } from "#server/config/config.ts";
import { createViewContext } from "#server/view/view-context.ts";

const store = readStore(join(import.meta.dirname, "../../../fixtures"));
const config = parseConfig({});
const clock = { now: () => Date.parse("2026-11-20T12:00:00Z") };
const { sites } = await readSites({ client: replayClient(store, config, clock), config, clock });
const webs = sites.map(({ web }) => web);

/** Every form of the fixtures in every language, with the address of its first page. */
export const formsOfFixtures = store.contents
  .map((record) => toContent(wireContent.parse(record)))
  .filter(({ structureKey }) => structureKey === "formular")
  .map(({ id, webId, language, friendlyURLs, data }) => {
    const [form, site] = [toFormPath(data), sites.find(({ web }) => web.id === webId)];
    if (!form || !site) throw new Error(`form ${id} ${language} cannot be shown`);
    const { web, config } = site;
    const ctx = createViewContext({ webs, web, host: "localhost", language, home: config.home, folders: [] });
    const start = ctx.page({ friendlyURLs, web: { id: webId } })?.href ?? "";
    return { id, language, start, form, takesAccount: data["prihlaseni"] !== undefined };
  });

/** The pages of a path in order: each is one entry of a step, with the answers and files to send from it. */
export function pagesOf(start: string, { walk }: AnswerPath) {
  return walk.shown.flatMap(({ step, questions, entries }) =>
    entries.map((entry, at) => {
      const place = { kind: "step" as const, step: step.key, entry: at + 1 };
      const withFiles = questions.filter(({ kind }) => kind === "files").map(({ key }) => key);
      const files = withFiles.flatMap((field) =>
        (entry[field] ?? []).map((name) => ({
          field,
          name: `${name}.pdf`,
          content: `%PDF-1.7 ${field} ${at} ${name}`,
        })),
      );
      const typed = Object.fromEntries(Object.entries(entry).filter(([key]) => !withFiles.includes(key)));
      return {
        ...place,
        to: `${start}/-/${placePath(place)}`,
        questions,
        typed,
        files,
        isLast: at === entries.length - 1,
      };
    }),
  );
}
