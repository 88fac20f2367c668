import type { Browser } from "@playwright/test";
import { expect, test } from "vitest";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import type { Job } from "#harness/stories/runner/runner.ts";
import { StoryWorker } from "#harness/stories/runner/worker.ts";

const story = { id: "service--a", group: "service", language: "cs", theme: "theme-up", now: 0, fixture: null } as const;
const job: Job = { story, variant: { theme: "theme-up", width: 390, mode: "light" } };

type Step = "done" | "late" | "broken";

/** A browser in which loading the page and drawing a story take these courses, one after another; the last repeats. */
function browserOf({ loads, draws = ["done"] }: { loads: Step[]; draws?: Step[] }) {
  const timeouts: (number | undefined)[] = [];
  const take = (steps: Step[]) => (steps.length > 1 ? steps.shift() : steps[0]);
  const page = {
    async goto(_url: string, { timeout }: { timeout?: number } = {}) {
      timeouts.push(timeout);
      if (take(loads) !== "done") throw new Error(`page.goto: Timeout ${timeout}ms exceeded.\nCall log:`);
    },
    waitForFunction: async () => {},
    setViewportSize: async () => {},
    emulateMedia: async () => {},
    context: () => context,
    evaluate(_script: unknown, argument: unknown) {
      if (argument === undefined) return Promise.resolve();
      const step = take(draws);
      if (step === "late") return new Promise(() => {});
      return step === "broken" ? Promise.reject(new Error("broken")) : Promise.resolve({ shown: {}, isStill: true });
    },
  };
  const context = { addInitScript: async () => {}, newPage: async () => page, close: async () => {} };
  return { timeouts, browser: { newContext: async () => context } as unknown as Browser };
}

const patience = { open: [20, 200], draw: [5, 10] };

function workerOf(courses: Parameters<typeof browserOf>[0]) {
  const { browser, timeouts } = browserOf(courses);
  return { timeouts, worker: new StoryWorker(browser, "http://127.0.0.1/", [], { patience }) };
}

test("a page that does not load in time is loaded again with more patience", async () => {
  const { worker, timeouts } = workerOf({ loads: ["late", "done"] });
  await expect(worker.draw(job)).resolves.toMatchObject({ isStill: true });
  expect(timeouts).toEqual([20, 200]);
});

test("a page that never loads is a fault of the machine, told in one sentence", async () => {
  const { worker } = workerOf({ loads: ["late"] });
  const error = await worker.draw(job).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(EnvironmentError);
  expect(String(error)).toMatch(/^EnvironmentError: The page of the story runner does not load [^\n]*\.$/);
});

test("a story that is drawn at the second attempt is not to blame", async () => {
  const { worker } = workerOf({ loads: ["done"], draws: ["late", "done"] });
  await expect(worker.draw(job)).resolves.toMatchObject({ isStill: true });
});

test("a story that is never drawn is to blame only while the page still loads", async () => {
  const hanging = workerOf({ loads: ["done"], draws: ["late"] });
  await expect(hanging.worker.draw(job)).rejects.toThrow("It was not rendered within 0.01 seconds.");
  const busy = workerOf({ loads: ["done", "done", "late"], draws: ["late"] });
  await expect(busy.worker.draw(job)).rejects.toThrow(EnvironmentError);
});

test("an error of the story itself is reported at once", async () => {
  const { worker, timeouts } = workerOf({ loads: ["done"], draws: ["broken"] });
  await expect(worker.draw(job)).rejects.toThrow("broken");
  expect(timeouts).toEqual([20]);
});
