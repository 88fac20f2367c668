import { expect, test, vi } from "vitest";
import { plainRequest } from "#harness/bench/plain-request.ts";
import { answerPage } from "#renderer/page/answer-page.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { createRenderQueue } from "#server/http/render-queue.ts";
import { encodedBody } from "#server/pages/compression.ts";
import type { PageAnswer } from "#server/pages/page-answer.ts";
import { createPages } from "#server/pages/pages.ts";
import { createSharedPages } from "#server/pages/shared-pages.ts";
import { createMemoryStore } from "#server/workers/memory-store.ts";
import { patience } from "#tests/patience.ts";
import { recordedServices, requestOf } from "../../renderer/recorded-portal.ts";

const services = recordedServices();

test.each(["/rodina", "/vyhledavani/aktuality.csv", "/robots.txt"])(
  "another node gets %s byte for byte",
  async (path) => {
    const store = createMemoryStore({ maxBytes: 1e6, now: () => 0 });
    const [one, other] = [1, 2].map(() => createSharedPages({ store, scope: "build", keepMs: 1000 }));
    const { body, ...answer } = await answerPage(requestOf(path), services, noAssets);
    const { generation } = (await one?.readOrLock(path)) ?? {};
    await one?.write(path, generation ?? "", { answer, body: encodedBody(body), dependencies: ["id 1"] });
    const found = await other?.readOrLock(path);
    expect(found?.page).toMatchObject({ answer, dependencies: ["id 1"] });
  },
);

const MINUTE = 60_000;

/** Two nodes whose pages are built from stale content. */
function startNodes() {
  const clock = { time: 1_000_000, now: () => clock.time };
  const store = createMemoryStore({ maxBytes: 1e6, now: clock.now });
  const read = vi.spyOn(store, "read");
  const write = vi.spyOn(store, "write");
  const html = { contentType: "text/html", location: null, fileName: null, usedParameters: [] };
  const answer: PageAnswer = { status: 200, body: "page", cacheable: true, isPartial: false, staleFor: 30, ...html };
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  function start() {
    const answerPage = vi.fn(async () => answer);
    const times = {
      retentionMs: 60 * MINUTE,
      staleMaxMs: 60 * MINUTE,
      retryAfterFailureMs: MINUTE,
      deadlineMs: MINUTE,
    };
    const pages = createPages({
      ...times,
      answerPage,
      fallbackErrorPage: (status) => ({ ...answer, status, body: "failed", cacheable: false }),
      maxBytes: 1e6,
      shared: createSharedPages({ store, scope: "build", keepMs: times.retentionMs + times.staleMaxMs }),
      queue: createRenderQueue({ active: 8, waiting: 8 }),
      clock,
      log,
    });
    return { answerPage, get: () => pages.get(plainRequest("/x")) };
  }
  return { one: start(), other: start(), clock, read, write };
}

test("a page that another node rendered from stale content is soon rendered again, and no longer read from the store", async () => {
  const { one, other, clock, read, write } = startNodes();
  await one.get();
  await vi.waitFor(
    () => expect(write.mock.calls.map(([key]) => key)).toContainEqual(expect.stringMatching(/^page:/)),
    patience,
  );
  clock.time += MINUTE;
  await other.get();
  expect(other.answerPage).not.toHaveBeenCalled();
  await vi.waitFor(async () => expect((await other.get()).cache).toBe("hit"), patience);
  expect(other.answerPage).toHaveBeenCalledOnce();
  read.mockClear();
  for (let visit = 0; visit < 10; visit += 1) await other.get();
  expect(read).not.toHaveBeenCalled();
});
