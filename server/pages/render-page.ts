import { recordDependencies } from "#server/changes/dependencies.ts";
import { surrogateKeysOf } from "#server/changes/surrogate-keys.ts";
import { before, DeadlineError } from "#server/http/deadline.ts";
import type { Log } from "#server/http/log.ts";
import { OverloadError, type RenderQueue } from "#server/http/render-queue.ts";
import type { AnswerPage, FallbackErrorPage } from "./page-answer.ts";
import { kindOf, type PageRequest } from "./page-request.ts";
import type { PageTimes, Rendered } from "./rendered-page.ts";

export interface RenderOptions {
  answerPage: AnswerPage;
  fallbackErrorPage: FallbackErrorPage;
  /** True where the CMS tells of changes, so that it has to be known what pages are made of. */
  tracksChanges?: boolean;
  queue: RenderQueue;
  log: Log;
}

/** Renders the page of a request before a deadline; never rejects. */
export type RenderPage = (request: PageRequest, deadline: number) => Promise<Rendered>;

/** Returns a function that renders pages, a limited number at a time; a failure is an error page. */
export function createRenderPage(
  { answerPage, fallbackErrorPage, tracksChanges, queue, log }: RenderOptions,
  times: PageTimes,
): RenderPage {
  const record = tracksChanges ? recordDependencies : withoutRecord;

  return async function render(request: PageRequest, deadline: number): Promise<Rendered> {
    try {
      // The inner limit frees the place of a rendering that hangs, the outer one covers the wait for a place.
      const { result: answer, dependencies } = await before(deadline, () =>
        queue(() => before(deadline, () => record(() => answerPage(request)))),
      );
      const isWanted = request.refusal === undefined || answer.status === request.refusal;
      if (!isWanted) return times.rendered(fallbackErrorPage(request.refusal ?? 500, request), null);
      const page = times.rendered(answer, answer.cacheable ? null : kindOf(request));
      return { ...page, dependencies, surrogateKeys: surrogateKeysOf(dependencies) };
    } catch (err) {
      const isOverload = err instanceof OverloadError;
      // Under a flood a stack for each refused visitor would cost more than refusing.
      if (isOverload) log.info({ path: request.path }, "too many pages are being rendered");
      else log.error({ err, path: request.path }, "page could not be rendered");
      const status = isOverload || err instanceof DeadlineError ? 503 : 500;
      return { ...times.rendered(fallbackErrorPage(status, request), null), isRefused: isOverload };
    }
  };
}

/** Does work without recording what it depends on. */
async function withoutRecord<T>(work: () => Promise<T>): Promise<{ result: T; dependencies: readonly string[] }> {
  return { result: await work(), dependencies: [] };
}
