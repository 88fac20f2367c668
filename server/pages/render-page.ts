import { recordDependencies } from "#server/changes/dependencies.ts";
import { DeadlineError, withDeadline } from "#server/deadline.ts";
import { yieldToRequests } from "#server/http/event-loop.ts";
import type { Log } from "#server/http/log.ts";
import { OverloadError, type RenderQueue } from "#server/http/render-queue.ts";
import type { AnswerPage, FallbackErrorPage, PageAnswer } from "./page-answer.ts";
import { type PageRequest, visitorKindOf } from "./page-request.ts";
import { encodedAnswer, type Rendered, renderedPage } from "./rendered-page.ts";

export interface RenderOptions {
  answerPage: AnswerPage;
  fallbackErrorPage: FallbackErrorPage;
  /** True when the CMS reports changes, so that the dependencies of pages are recorded. */
  tracksChanges?: boolean;
  queue: RenderQueue;
  log: Log;
}

/** Renders the page of a request before a deadline; never rejects. */
export type RenderPage = (request: PageRequest, deadline: number) => Promise<Rendered>;

/** Returns a function that renders pages, a limited number at a time. Failures become error pages. */
export function createRenderPage({
  answerPage,
  fallbackErrorPage,
  tracksChanges,
  queue,
  log,
}: RenderOptions): RenderPage {
  const record = tracksChanges ? recordDependencies : runUnrecorded;

  /** Starts a page in a turn of its own: 64 pages that start in one turn would block the event loop for 50 ms. */
  async function begin(request: PageRequest): Promise<PageAnswer> {
    await yieldToRequests();
    return answerPage(request);
  }

  function errorPage(status: number, request: PageRequest): Rendered {
    return renderedPage(encodedAnswer(fallbackErrorPage(status, request)));
  }

  return async function render(request: PageRequest, deadline: number): Promise<Rendered> {
    try {
      // The inner deadline frees the slot of a rendering that hangs; the outer one covers the wait for a slot.
      const { result: answer, dependencies } = await withDeadline(deadline, () =>
        queue(() => withDeadline(deadline, () => record(() => begin(request)))),
      );
      const hasExpectedStatus = request.refusal === undefined || answer.status === request.refusal;
      if (!hasExpectedStatus) return errorPage(request.refusal ?? 500, request);
      const renderedFor = answer.cacheable ? null : visitorKindOf(request);
      return renderedPage({ ...encodedAnswer(answer), renderedFor, dependencies });
    } catch (err) {
      const isOverload = err instanceof OverloadError;
      // Logging a stack for each refused visitor would cost more than refusing.
      if (isOverload) log.info({ path: request.path }, "too many pages are being rendered");
      else log.error({ err, path: request.path }, "page could not be rendered");
      const status = isOverload || err instanceof DeadlineError ? 503 : 500;
      return { ...errorPage(status, request), isRefused: isOverload };
    }
  };
}

/** Stands in for `recordDependencies` when the CMS reports no changes. */
async function runUnrecorded<T>(work: () => Promise<T>): Promise<{ result: T; dependencies: readonly string[] }> {
  return { result: await work(), dependencies: [] };
}
