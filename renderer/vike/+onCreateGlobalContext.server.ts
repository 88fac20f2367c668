import type { GlobalContextServer } from "vike/types";
import { answerPage, createFallbackErrorPage } from "#renderer/page/answer-page.ts";
import { readAssets } from "#renderer/page/assets.ts";

/** Hands the portal's own rendering to the server, which calls it without Vike in between (docs/decisions/002). */
export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
  globalContext.renderer = { answerPage, createFallbackErrorPage, readAssets };
}
