import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";
import { answerPage } from "#renderer/page/answer-page.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { textOf } from "#server/pages/fragment.ts";

/** Used in development only: Vike adds its scripts and styles to the document that production sends unchanged. */
export async function onRenderHtml({ request, services }: PageContextServer) {
  const answered = await answerPage(request, services, noAssets);
  return { documentHtml: dangerouslySkipEscape(textOf(answered.body)), pageContext: { answered } };
}
