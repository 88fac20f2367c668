import type { IncomingMessage, ServerResponse } from "node:http";
import { createDevMiddleware, renderPage } from "vike/server";
import { developmentErrorPage } from "./development-error.ts";
import { plainAnswer } from "./fallback-error-page.ts";
import type { PageAnswer } from "./page-answer.ts";
import type { PageRequest } from "./page-request.ts";

/** Loads the renderer through Vike and Vite, with hot reload. */
export async function loadRenderer(root: string, services: Vike.PageContextServer["services"]) {
  const { devMiddleware } = await createDevMiddleware({ root });
  return {
    clientRoot: null,
    dev: (request: IncomingMessage, response: ServerResponse) => offer(devMiddleware, request, response),
    answerPage: (request: PageRequest) => answer(request, services, root),
    fallbackErrorPage: (status: number) => plainAnswer(status),
  };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** True when the middleware answered the request. */
function offer(middleware: Middleware, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve, reject) => {
    response.once("close", () => resolve(true));
    middleware(request, response, (error) => (error ? reject(error) : resolve(false)));
  });
}

async function answer(
  request: PageRequest,
  services: Vike.PageContextServer["services"],
  root: string,
): Promise<PageAnswer> {
  const { httpResponse, answered, errorWhileRendering } = await renderPage({
    urlOriginal: request.path,
    cspNonce: request.nonce,
    request,
    services,
  });
  if (errorWhileRendering) return developmentErrorPage(errorWhileRendering, root);
  if (!answered) return plainAnswer(httpResponse.statusCode, httpResponse.body);
  // Vike adds its scripts to HTML documents only.
  const body = answered.contentType.startsWith("text/html") ? httpResponse.body : answered.body;
  return { ...answered, body, cacheable: false };
}
