import type { PageAnswer, PageRequest } from "#server/pages.ts";
import type { answerPage, createLastResort } from "./answer.server.ts";
import type { readAssets } from "./assets.ts";
import type { Services } from "./resolved.ts";

declare global {
  namespace Vike {
    interface GlobalContextServer {
      renderer: {
        answerPage: typeof answerPage;
        createLastResort: typeof createLastResort;
        readAssets: typeof readAssets;
      };
    }
    interface PageContextServer {
      request: PageRequest;
      services: Services;
      /** The page as it was rendered, for the server to send. */
      answered: PageAnswer;
    }
  }
}
