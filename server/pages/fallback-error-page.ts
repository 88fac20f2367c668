import type { Log } from "#server/http/log.ts";
import { plainText, statusText } from "#server/http/status-text.ts";
import type { FallbackErrorPage, PageAnswer } from "./page-answer.ts";

/** Returns a renderer of error pages that falls back to one line of plain text when the given one throws. */
export function createFallbackErrorPage(render: FallbackErrorPage, log: Log): FallbackErrorPage {
  return (status, request) => {
    try {
      return render(status, request);
    } catch (err) {
      log.error({ err, path: request.path, status }, "the fallback error page could not be rendered");
      return plainAnswer(status);
    }
  };
}

export function plainAnswer(status: number, body = statusText(status)): PageAnswer {
  return {
    status,
    body,
    location: null,
    contentType: plainText,
    cacheable: false,
    staleFor: 0,
  };
}
