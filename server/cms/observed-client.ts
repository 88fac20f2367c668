import { events } from "#server/telemetry/events.ts";
import { inSpan } from "#server/telemetry/trace.ts";
import { partOf } from "./breaker.ts";
import { type CmsClient, CmsError } from "./client.ts";

/** Tells traces and metrics of each request that is sent to the CMS. */
export function observed(client: CmsClient): CmsClient {
  return {
    async get(path, query) {
      const part = partOf(path);
      const sentAt = performance.now();
      const tell = (failure: CmsError["kind"] | null) =>
        events.cmsAnswered.publish({ part, ms: performance.now() - sentAt, failure });
      try {
        const answer = await inSpan(`CMS ${part}`, { "url.path": path }, () => client.get(path, query));
        tell(null);
        return answer;
      } catch (error) {
        tell(error instanceof CmsError ? error.kind : "invalid");
        throw error;
      }
    },
  };
}
