import { CmsError } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";

export const second = 1000;

type StartOptions = Partial<
  Pick<Parameters<typeof createContentService>[0], "staleMaxMs" | "answers" | "knownWebs" | "structureKeys">
>;

/** A content service on a CMS that serves these paths, whose responses a test can change; other paths are a 404. */
export function startContentService(
  answers: Record<string, unknown>,
  { staleMaxMs = 3600 * second, ...more }: StartOptions = {},
) {
  const calls: string[] = [];
  const lines: Record<string, unknown>[] = [];
  const writeAs = (level: string) => (about: object, message: string) => lines.push({ ...about, level, message });
  const clock = { time: 1_000_000, now: () => clock.time };
  const cms = { answers, isDown: false };
  const read = createContentService({
    client: {
      get: async (path) => {
        calls.push(path);
        if (cms.isDown) throw new CmsError("network", path, "refused");
        const json = cms.answers[path];
        return json === undefined ? null : { json, text: JSON.stringify(json) };
      },
    },
    retention: {
      webs: 300 * second,
      configs: 300 * second,
      categories: 300 * second,
      tags: 300 * second,
      contents: 60 * second,
    },
    answerCacheBytes: 10_000_000,
    auth: { paths: { included: [], excluded: [] }, roles: {}, levels: {} },
    staleMaxMs,
    ...more,
    retryAfterFailureMs: 30 * second,
    tracksChanges: true,
    clock,
    log: { debug: writeAs("debug"), info: writeAs("info"), warn: writeAs("warn"), error: writeAs("error") },
  });
  return { read, calls, lines, clock, cms };
}
