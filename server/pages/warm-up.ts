import { setTimeout } from "node:timers/promises";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import { withTimeout } from "#server/deadline.ts";
import { yieldToAll } from "#server/http/event-loop.ts";
import type { Log } from "#server/http/log.ts";
import type { AnswerPage, FallbackErrorPage } from "./page-answer.ts";

interface Options {
  /** A host that all sites share. */
  host: string;
  webs: readonly Web[];
  answerPage: AnswerPage;
  fallbackErrorPage: FallbackErrorPage;
  /** Longest time in milliseconds for which a start waits for whole pages. */
  maxWaitMs?: number;
  log: Log;
}

/** Milliseconds before incomplete pages are rendered again. */
const pauseMs = 500;

/**
 * Renders the overload page of each language, and the home page of each site in each language until it is whole. A
 * first rendering compiles schemas and templates, and reads the menus and the search pages that all pages of the site
 * share; under load the first visitors would get pages without them.
 */
export async function warmUp({
  host,
  webs,
  answerPage,
  fallbackErrorPage,
  maxWaitMs = 5000,
  log,
}: Options): Promise<void> {
  for (const code of languageCodes) {
    await yieldToAll();
    fallbackErrorPage(503, { host, path: languages[code].prefix || "/" });
  }
  const paths = new Set(homePaths(webs));
  let isOver = false;

  async function render(path: string): Promise<void> {
    const about = { query: new Map(), userAgent: "", isPreview: false, form: null, nonce: null, visitor: anyone };
    try {
      const { status, isPartial = false } = await answerPage({ host, path, ...about });
      if (status < 500 && !isPartial) paths.delete(path);
    } catch (err) {
      // The first visitor meets the same failure and logs it as an error.
      log.debug({ err, path }, "a home page could not be rendered at the start");
    }
  }

  async function renderAll(): Promise<void> {
    for (const path of paths) if (!isOver) await render(path);
    if (isOver || paths.size === 0) return;
    await setTimeout(pauseMs, undefined, { ref: false });
    await renderAll();
  }

  await withTimeout(maxWaitMs, renderAll, () => {});
  isOver = true;
  if (paths.size > 0)
    log.warn({ paths: [...paths] }, "home pages are incomplete at the start; the CMS answers too slowly or not at all");
}

function homePaths(webs: readonly Web[]): string[] {
  return webs.flatMap(({ friendlyURL }) =>
    languageCodes.map((code) => `${languages[code].prefix}${friendlyURL.replace(/\/+$/, "")}` || "/"),
  );
}
