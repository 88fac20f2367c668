import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import { runJobs, type Showing } from "#harness/stories/runner/run.ts";
import type { Checker, Job } from "#harness/stories/runner/runner.ts";
import type { Variant } from "#harness/stories/runner/variant.ts";

const variant: Variant = { theme: "theme-up", width: 390, mode: "light" };

function jobOf(id: string, own: Partial<Variant> = {}): Job {
  const story = { id, group: "service", language: "cs", theme: "theme-up", now: 0, fixture: null } as const;
  return { story, variant: { ...variant, ...own } };
}

/** A page that remembers what it has shown, as a leaking one would; `errors` are what a story then reports. */
function pageOf(
  errors: (id: string, shown: readonly string[]) => string[],
): Showing & { opened: number; order: string[] } {
  let shown: Job[] = [];
  return {
    opened: 1,
    order: [],
    get before() {
      return shown.at(-1) ?? null;
    },
    async show(job) {
      const { id } = job.story;
      const errorsFound = errors(
        id,
        shown.map(({ story }) => story.id),
      );
      shown.push(job);
      this.order.push(id);
      return {
        page: {} as Page,
        shown: { domHash: id, structureHash: "", isAlive: false, nodes: 1, errors: errorsFound, requests: [] },
      };
    },
    async forget() {
      shown = [];
      this.opened++;
    },
  };
}

const checker: Checker<string[]> = {
  check: async ({ shown: { errors } }) => {
    if (errors.includes("thrown")) throw new Error("thrown");
    return errors;
  },
  isClean: (errors) => errors.length === 0,
};

test("a story with a cached verdict is not checked again", async () => {
  const looked: string[] = [];
  const recalling: Checker<string> = {
    recall: ({ story: { id }, shown }) => (id === "b" ? `known of ${shown.domHash}` : null),
    check: async ({ story: { id } }) => {
      looked.push(id);
      return "new";
    },
    isClean: () => true,
  };
  const page: Showing = {
    before: null,
    show: async ({ story }, recall) => {
      const shown = { domHash: story.id, structureHash: "", isAlive: false, nodes: 1, errors: [], requests: [] };
      return { page: {} as Page, shown, known: recall?.(shown) ?? null };
    },
    forget: async () => {},
  };
  const jobs = ["a", "b", "c"].map((id) => jobOf(id));
  const outcomes = await runJobs({ jobs, checker: recalling, workers: [page], signal: undefined });
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(["new", "known of b", "new"]);
  expect(looked).toEqual(["a", "c"]);
});

test("clean stories are checked once, in one page", async () => {
  const page = pageOf(() => []);
  const outcomes = await runJobs({ jobs: [jobOf("a"), jobOf("b")], checker, workers: [page], signal: undefined });
  expect(outcomes).toEqual([
    { ...jobOf("a"), verdict: [], failure: null, leakedFrom: null, once: null },
    { ...jobOf("b"), verdict: [], failure: null, leakedFrom: null, once: null },
  ]);
  expect(page.order).toEqual(["a", "b"]);
  expect(page.opened).toBe(1);
});

test("a verdict caused by an earlier story names that story", async () => {
  const page = pageOf((id, shown) => (id === "c" && shown.includes("b") ? ["left over"] : []));
  const jobs = ["a", "b", "c", "d"].map((id) => jobOf(id));
  const outcomes = await runJobs({ jobs, checker, workers: [page], signal: undefined });
  expect(outcomes.map(({ verdict, leakedFrom }) => [verdict, leakedFrom])).toEqual([
    [[], null],
    [[], null],
    [[], "b"],
    [[], null],
  ]);
  expect(page.order).toEqual(["a", "b", "c", "c", "b", "c", "d"]);
  expect(outcomes.map(({ once }) => once)).toEqual([null, null, null, null]);
});

test("a verdict that is the same in a fresh page is not a leak", async () => {
  const page = pageOf((id) => (id === "b" ? ["contrast"] : []));
  const outcomes = await runJobs({ jobs: [jobOf("a"), jobOf("b")], checker, workers: [page], signal: undefined });
  expect(outcomes[1]).toEqual({ ...jobOf("b"), verdict: ["contrast"], failure: null, leakedFrom: null, once: null });
});

test("a verdict seen only once is reported as flaky, and neither as the result nor as a leak", async () => {
  let looks = 0;
  const page = pageOf((id) => (id === "b" && ++looks === 1 ? ["late"] : []));
  const outcomes = await runJobs({ jobs: [jobOf("a"), jobOf("b")], checker, workers: [page], signal: undefined });
  expect(outcomes[1]).toEqual({
    ...jobOf("b"),
    verdict: [],
    failure: null,
    leakedFrom: null,
    once: { verdict: ["late"], failure: null },
  });
});

test("a story that passes only once fails", async () => {
  let looks = 0;
  const page = pageOf((id) => (id === "a" && ++looks !== 2 ? ["contrast"] : []));
  const [outcome] = await runJobs({ jobs: [jobOf("a")], checker, workers: [page], signal: undefined });
  expect(outcome).toMatchObject({ verdict: ["contrast"], leakedFrom: null, once: { verdict: [] } });
});

test("a story that cannot be shown is tried twice and does not stop the others", async () => {
  const always = pageOf((id) => (id === "b" ? ["thrown"] : []));
  const jobs = ["a", "b", "c"].map((id) => jobOf(id));
  const outcomes = await runJobs({ jobs, checker, workers: [always], signal: undefined });
  expect(outcomes.map(({ failure }) => failure)).toEqual([null, "thrown", null]);
  expect(outcomes[1]).toMatchObject({ verdict: null, leakedFrom: null });
  expect(always.order).toEqual(["a", "b", "b", "c"]);

  const first = pageOf((id, shown) => (id === "a" && !shown.includes("a") && first.opened === 1 ? ["thrown"] : []));
  const [once] = await runJobs({ jobs: [jobOf("a")], checker, workers: [first], signal: undefined });
  expect(once).toMatchObject({ verdict: [], failure: null, leakedFrom: null, once: { failure: "thrown" } });
});

test("a cause in many stories is repeated once, so that findings come as fast as none", async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `story-${index}`);
  const jobs = ids.map((id) => jobOf(id));
  const faulty = pageOf(() => ["contrast"]);
  const outcomes = await runJobs({ jobs, checker, workers: [faulty], signal: undefined });
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(jobs.map(() => ["contrast"]));
  expect(faulty.order).toEqual([ids[0], ...ids]);
  expect(faulty.opened).toBe(2);

  const broken = pageOf(() => ["thrown"]);
  await runJobs({ jobs, checker, workers: [broken], signal: undefined });
  expect(broken.order).toHaveLength(41);
});

test("a checker names causes, and many different ones are repeated a few times only", async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `story-${index}`);
  const naming: Checker<string[]> = { ...checker, causesOf: (errors) => errors.map((error) => error.slice(0, 8)) };
  const same = pageOf((id) => [`contrast of ${id}`]);
  await runJobs({ jobs: ids.map((id) => jobOf(id)), checker: naming, workers: [same], signal: undefined });
  expect(same.order).toEqual([ids[0], ...ids]);
  const different = pageOf((id) => [`contrast of ${id}`]);
  await runJobs({ jobs: ids.map((id) => jobOf(id)), checker, workers: [different], signal: undefined });
  expect(different.order.length).toBeLessThan(50);
});

test("a browser that cannot even load the runner's page ends the run, and no story is to blame", async () => {
  const failing: Showing = {
    before: null,
    show: () => Promise.reject(new EnvironmentError("The page does not load.")),
    forget: async () => {},
  };
  const reported: string[] = [];
  const run = runJobs({
    jobs: [jobOf("a"), jobOf("b")],
    checker,
    workers: [failing],
    signal: undefined,
    onOutcome: ({ story }) => reported.push(story.id),
  });
  await expect(run).rejects.toThrow(EnvironmentError);
  expect(reported).toEqual([]);
});

test("stories of a variant are shown together, and workers share the jobs", async () => {
  const jobs = ["a", "b", "c"].flatMap((id) => [jobOf(id), jobOf(id, { mode: "dark" })]);
  const alone = pageOf(() => []);
  await runJobs({ jobs, checker, workers: [alone], signal: undefined });
  expect(alone.order).toEqual(["a", "b", "c", "a", "b", "c"]);
  const [one, two] = [pageOf(() => []), pageOf(() => [])];
  const outcomes = await runJobs({ jobs, checker, workers: [one, two], signal: undefined });
  expect(outcomes).toHaveLength(jobs.length);
  expect(one.order.length).toBeGreaterThan(0);
  expect(two.order.length).toBeGreaterThan(0);
});

test("an interrupted run keeps its outcomes", async () => {
  const controller = new AbortController();
  const page = pageOf(() => []);
  const reported: string[] = [];
  const outcomes = await runJobs({
    jobs: ["a", "b", "c"].map((id) => jobOf(id)),
    checker,
    workers: [page],
    signal: controller.signal,
    onOutcome: ({ story }) => {
      reported.push(story.id);
      if (story.id === "b") controller.abort();
    },
  });
  expect(outcomes.map(({ story }) => story.id)).toEqual(["a", "b"]);
  expect(reported).toEqual(["a", "b"]);
});
