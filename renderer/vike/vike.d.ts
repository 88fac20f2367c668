import type { Services } from "#renderer/page/resolved.ts";
import type { PageAnswer } from "#server/pages/page-answer.ts";
import type { PageRequest } from "#server/pages/page-request.ts";

declare global {
  namespace Vike {
    interface PageContextServer {
      request: PageRequest;
      services: Services;
      /** The rendered page, for the server to send. */
      answered: PageAnswer;
    }
  }
}
