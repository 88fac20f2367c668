import type { Services } from "#renderer/page/resolved.ts";
import type { PageAnswer, PageRequest } from "#server/pages/pages.ts";

declare global {
  namespace Vike {
    interface PageContextServer {
      request: PageRequest;
      services: Services;
      /** The page as it was rendered, for the server to send. */
      answered: PageAnswer;
    }
  }
}
