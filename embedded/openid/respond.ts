import type { IncomingMessage } from "node:http";
import type { KoaContextWithOIDC } from "oidc-provider";
import { contextOf, inLanguage, type PageContext } from "#embedded/provider/page-context.ts";
import { parseLanguage } from "#schemas/site/languages.ts";

type Context = Pick<KoaContextWithOIDC, "req" | "set" | "append" | "status" | "body">;

/** Language and query of a page. `tags` are the languages that a portal asks for (`ui_locales`). */
export function pageContextOf(incoming: IncomingMessage, tags: unknown = ""): PageContext {
  const url = new URL(incoming.url ?? "/", "http://provider.invalid");
  const { cookie = "", "accept-language": accepted } = incoming.headers;
  const headers = { cookie, ...(accepted !== undefined && { "accept-language": accepted }) };
  const wanted = typeof tags === "string" ? tags.split(" ").flatMap((tag) => parseLanguage(tag) ?? []) : [];
  return contextOf(new Request(url, { headers }), url, wanted[0]);
}

/** Answers with a page, and remembers the language chosen by its link. */
export async function respond(ctx: Context, response: Response, page: PageContext | null = null): Promise<void> {
  const { status, headers } = page ? inLanguage(page, response) : response;
  // An empty buffer, because Koa answers 204 without a body.
  ctx.body = Buffer.from(await response.arrayBuffer());
  ctx.status = status;
  for (const [name, value] of headers)
    if (name === "set-cookie") ctx.append(name, value);
    else ctx.set(name, value);
}
