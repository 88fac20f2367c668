import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:net";
import { createDevMiddleware, renderPage } from "vike/server";
import { developmentErrorPage, escapeHtml } from "./development-error.ts";
import { plainAnswer } from "./fallback-error-page.ts";
import { textOf } from "./fragment.ts";
import type { PageAnswer } from "./page-answer.ts";
import type { PageRequest } from "./page-request.ts";

/** Loads the renderer through Vike and Vite, with hot reload. */
export async function loadRenderer(
  root: string,
  services: Vike.PageContextServer["services"],
  fixtureError: () => Error | null = () => null,
) {
  // Vite's own port is fixed: a second development server could not start.
  const hmr = { port: await freePort() };
  const { devMiddleware, viteServer } = await createDevMiddleware({ root, viteConfig: { server: { hmr } } });
  return {
    clientRoot: null,
    dev: (request: IncomingMessage, response: ServerResponse) => offer(devMiddleware, request, response),
    answerPage: async (request: PageRequest) => {
      const page = await answer(request, services, root);
      const error = fixtureError();
      return error ? withNotice(page, error) : page;
    },
    fallbackErrorPage: (status: number) => plainAnswer(status),
    /** Loads the page again in all browsers. */
    reload: () => viteServer.hot.send({ type: "full-reload" }),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** Shows an error at the top of an HTML page, so that it is seen beside the last good content. */
function withNotice(page: PageAnswer, error: Error): PageAnswer {
  const text = textOf(page.body);
  if (!/^\s*<(?:!doctype html|html)\b/i.test(text)) return page;
  const notice = `<pre role="alert">${escapeHtml(`${error.name}: ${error.message}`)}</pre>`;
  return { ...page, body: text.replace(/<body[^>]*>/, (body) => body + notice) };
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
