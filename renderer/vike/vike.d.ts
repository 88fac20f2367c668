import type { answerPage, createFallbackErrorPage } from "#renderer/page/answer-page.ts";
import type { readAssets } from "#renderer/page/assets.ts";
import type { Services } from "#renderer/page/resolved.ts";
import type { PageAnswer, PageRequest } from "#server/pages/pages.ts";

declare global {
  namespace Vike {
    interface GlobalContextServer {
      renderer: {
        answerPage: typeof answerPage;
        createFallbackErrorPage: typeof createFallbackErrorPage;
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
