import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";
import { answerPage } from "./answer.server.ts";
import { noAssets } from "./assets.ts";

/** Development's adapter: Vike adds its scripts and styles to the document that production sends as it is. */
export async function onRenderHtml({ request, services }: PageContextServer) {
  const answered = await answerPage(request, services, noAssets);
  return { documentHtml: dangerouslySkipEscape(answered.body), pageContext: { answered } };
}
