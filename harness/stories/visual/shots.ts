import { availableParallelism } from "node:os";
import type { Page } from "@playwright/test";
import type { Shown } from "#harness/stories/runner/protocol.ts";
import { storyFailure } from "#harness/stories/runner/run.ts";
import { StoryWorker } from "#harness/stories/runner/worker.ts";
import { capture, launchForPictures, type Picture } from "./capture.ts";
import { runOnWorkers } from "./compare.ts";
import type { VisualJob } from "./comparison.ts";
import { type PictureEnvironment, readEnvironment } from "./environment.ts";
import { type Side, serveSide } from "./side.ts";

/** A browser that renders the stories of one side. */
export interface Shots {
  environment: PictureEnvironment;
  /** Renders each job until it is stable; failures go to `onFailure`. */
  each(
    jobs: readonly VisualJob[],
    use: (shot: { job: VisualJob; page: Page; shown: Shown; shoot(): Promise<Picture> }) => Promise<void>,
    onFailure: (job: VisualJob, failure: string) => void,
  ): Promise<void>;
  close(): Promise<void>;
}

export async function openShots(side: Side, signal: AbortSignal, workers = availableParallelism()): Promise<Shots> {
  const browser = await launchForPictures();
  const server = await serveSide(side);
  const pages = Array.from({ length: workers }, () => new StoryWorker(browser, server.url, []));
  return {
    environment: readEnvironment(`Chromium ${browser.version()}`),
    each: (jobs, use, onFailure) =>
      runOnWorkers(jobs, pages, signal, async (job, worker) => {
        try {
          const { page, shown } = await worker.show(job);
          await use({ job, page, shown, shoot: () => capture(page, job.isFocused) });
        } catch (error) {
          await worker.forget();
          if (!signal.aborted) onFailure(job, storyFailure(error));
        }
      }),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
