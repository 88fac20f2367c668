import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import { yieldToAll } from "#server/http/event-loop.ts";
import type { Log } from "#server/http/log.ts";
import type { AnswerPage, FallbackErrorPage } from "./page-answer.ts";

interface Options {
  answerPage: AnswerPage;
  fallbackErrorPage: FallbackErrorPage;
  log: Log;
}

/**
 * Renders the home page of a host and the overload page of each language once, after the start. A first rendering compiles schemas
 * and templates, which blocks the event loop for 20 ms at a time; the first visitors would wait for it.
 */
export async function warmUp(host: string, { answerPage, fallbackErrorPage, log }: Options): Promise<void> {
  try {
    for (const code of languageCodes) {
      await yieldToAll();
      fallbackErrorPage(503, { host, path: languages[code].prefix || "/" });
    }
    const about = { query: new Map(), userAgent: "", isPreview: false, form: null, nonce: null, visitor: anyone };
    await answerPage({ host, path: "/", ...about });
  } catch (err) {
    // The first visitor meets the same failure and logs it as an error.
    log.debug({ err }, "the home page could not be rendered at the start");
  }
}
