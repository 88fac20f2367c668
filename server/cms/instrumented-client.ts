import { events } from "#server/telemetry/events.ts";
import { inSpan } from "#server/telemetry/trace.ts";
import { partOf } from "./breaker.ts";
import { type CmsClient, CmsError } from "./client.ts";

/** Wraps a CMS client so that each request appears in traces and metrics. */
export function instrumented(client: CmsClient): CmsClient {
  return {
    async get(path, query) {
      const part = partOf(path);
      const sentAt = performance.now();
      const publish = (failure: CmsError["kind"] | null) =>
        events.cmsAnswered.publish({ part, ms: performance.now() - sentAt, failure });
      try {
        const answer = await inSpan(`CMS ${part}`, { "url.path": path }, () => client.get(path, query));
        publish(null);
        return answer;
      } catch (error) {
        publish(error instanceof CmsError ? error.kind : "invalid");
        throw error;
      }
    },
  };
}
