import type { GlobalContextServer } from "vike/types";
import { answerPage, createLastResort } from "./answer.server.ts";
import { readAssets } from "./assets.ts";

/** Hands the portal's own rendering to the server, which calls it without Vike in between (docs/decisions/002). */
export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
  globalContext.renderer = { answerPage, createLastResort, readAssets };
}
