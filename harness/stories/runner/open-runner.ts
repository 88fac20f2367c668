import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import { storiesFolder } from "#harness/stories/generate.ts";
import { storyIndex } from "#harness/stories/story-index.ts";
import { chromiumArguments, findChromium } from "#harness/test/chromium.ts";
import { buildRunner, builtRunner } from "./build.ts";
import { runJobs } from "./run.ts";
import type { RunnerOptions, StoryRunner } from "./runner.ts";
import { serveRunner } from "./serve.ts";
import { StoryWorker } from "./worker.ts";

const documents = join(import.meta.dirname, "../../../fixtures/documents");

/** Builds the runner if it is out of date and opens it in Chromium; throws EnvironmentError without a browser. */
export async function openRunner({
  workers,
  signal,
  scripts = [],
  stories = storiesFolder,
  start = launch,
}: RunnerOptions = {}): Promise<StoryRunner> {
  await buildRunner();
  const entries = storyIndex.parse(JSON.parse(readFileSync(join(stories, "stories.json"), "utf8")));
  const browser = await start();
  const server = await serveRunner(builtRunner, stories, documents);
  const pages = Array.from(
    { length: workers ?? availableParallelism() },
    () => new StoryWorker(browser, server.url, scripts),
  );
  const close = async (): Promise<void> => {
    signal?.removeEventListener("abort", onAbort);
    await browser.close();
    await server.close();
  };
  const onAbort = (): void => void close();
  signal?.addEventListener("abort", onAbort);
  return {
    url: server.url,
    stories: entries,
    browser: `Chromium ${browser.version()}`,
    run: (jobs, checker, onOutcome) => runJobs({ jobs, checker, workers: pages, signal, onOutcome }),
    close,
  };
}

/** Starts Chromium; throws EnvironmentError with instructions when there is none. */
export async function launch(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  const advice = "Install one with `npx playwright install chromium`, or set CHROMIUM_PATH to its executable.";
  if (!executablePath) throw new EnvironmentError(`There is no Chromium on this machine. ${advice}`);
  try {
    return await chromium.launch({ executablePath, args: [...chromiumArguments, ...args] });
  } catch (error) {
    throw new EnvironmentError(`Chromium (${executablePath}) does not start. ${advice}`, { cause: error });
  }
}
