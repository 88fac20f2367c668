import { expect, type Mock, test, vi } from "vitest";
import { type CacheOptions, createCache, type Load } from "#server/cache/cache.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const down = new Error("CMS down");

/** Retention 1 min, stale up to 10 min, retry after 30 s; `wait` advances the clock. */
function start(options: Partial<CacheOptions<string>> = {}) {
  let now = 0;
  const onError = vi.fn();
  const cache = createCache<string>({
    retentionMs: MINUTE,
    staleMaxMs: 10 * MINUTE,
    retryAfterMs: 30 * SECOND,
    maxEntries: 100,
    clock: { now: () => now },
    onError,
    ...options,
  });
  const load: Mock<Load<string>> = vi.fn(async () => `v${load.mock.calls.length}`);
  const wait = (ms: number) => {
    now += ms;
  };
  const value = async (key = "a") => (await cache.get(key, load))?.value;
  return { cache, load, onError, wait, value };
}

/** Lets background loads finish. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a fresh value is not loaded again", async () => {
  const { cache, load, wait } = start();
  expect(await cache.get("a", load)).toEqual({ value: "v1", loadedAt: 0, staleFor: 0 });
  wait(MINUTE - 1);
  expect(await cache.get("a", load)).toEqual({ value: "v1", loadedAt: 0, staleFor: 0 });
  expect(load).toHaveBeenCalledOnce();
});

test("1000 concurrent gets cause one load, however old the value is", async () => {
  for (const age of [null, 0, 59, 60, 61, 119, 121, 599, 601, 100_000]) {
    const { cache, load, wait } = start();
    if (age !== null) {
      await cache.get("a", load);
      wait(age * SECOND);
      load.mockClear();
    }
    const answers = await Promise.all(Array.from({ length: 1000 }, () => cache.get("a", load)));
    await settle();
    expect(load, `age ${age}`).toHaveBeenCalledTimes(age !== null && age < 60 ? 0 : 1);
    expect(new Set(answers.map((answer) => answer?.value)).size).toBe(1);
  }
});

test("keys are loaded independently", async () => {
  const { value } = start();
  expect(await Promise.all([value("a"), value("b"), value("a")])).toEqual(["v1", "v2", "v1"]);
});

test("a value past its retention is served at once and refreshed in the background, once", async () => {
  const { cache, load, wait } = start();
  await cache.get("a", load);
  wait(MINUTE + 1500);
  let finish = (_: string) => {};
  load.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  expect(await cache.get("a", load)).toEqual({ value: "v1", loadedAt: 0, staleFor: 2 });
  expect(await cache.get("a", load)).toEqual({ value: "v1", loadedAt: 0, staleFor: 2 });
  finish("new");
  await settle();
  expect(await cache.get("a", load)).toEqual({ value: "new", loadedAt: MINUTE + 1500, staleFor: 0 });
  expect(load).toHaveBeenCalledTimes(2);
});

test("a value past twice its retention is refreshed before it is served", async () => {
  const { value, wait } = start();
  await value();
  wait(2 * MINUTE + 1);
  expect(await value()).toBe("v2");
});

test("the load receives the value it would replace, and the same one again while that may still be served", async () => {
  const { value, load, wait } = start();
  await value();
  wait(20 * MINUTE);
  await value();
  wait(5 * MINUTE);
  await value();
  expect(load.mock.calls.map((call) => call.slice(0, 2))).toEqual([
    [undefined, undefined],
    ["v1", undefined],
    ["v2", "v2"],
  ]);
});

test("a failed refresh leaves the stale value, is reported once, and is retried after the pause", async () => {
  const { cache, load, onError, wait, value } = start();
  await value();
  load.mockRejectedValue(down);
  wait(2 * MINUTE + 1);
  const answers = await Promise.all([cache.get("a", load), cache.get("a", load)]);
  expect(answers).toEqual(Array(2).fill({ value: "v1", loadedAt: 0, staleFor: 61 }));
  expect(onError.mock.calls).toEqual([[down, "a"]]);

  wait(30 * SECOND - 1);
  expect(await value()).toBe("v1");
  expect(load).toHaveBeenCalledTimes(2);
  wait(1);
  expect(await value()).toBe("v1");
  expect(load).toHaveBeenCalledTimes(3);
  expect(onError).toHaveBeenCalledTimes(2);
});

test("a failed background refresh is reported and rejects nothing", async () => {
  const rejections = vi.fn();
  process.on("unhandledRejection", rejections);
  const { load, onError, wait, value } = start();
  await value();
  load.mockRejectedValue(down);
  wait(MINUTE);
  expect(await value()).toBe("v1");
  await settle();
  process.off("unhandledRejection", rejections);
  expect(onError.mock.calls).toEqual([[down, "a"]]);
  expect(rejections).not.toHaveBeenCalled();
});

test("a successful load after a failure ends the staleness", async () => {
  const { cache, load, wait, value } = start();
  await value();
  load.mockRejectedValueOnce(down);
  wait(3 * MINUTE);
  expect(await value()).toBe("v1");
  wait(30 * SECOND);
  expect(await cache.get("a", load)).toMatchObject({ value: "v3", staleFor: 0 });
});

test("a value older than the stale limit is not served when a load fails", async () => {
  const { load, onError, wait, value } = start();
  await value();
  load.mockRejectedValue(down);
  wait(10 * MINUTE);
  expect(await value()).toBe("v1");
  wait(30 * SECOND);
  await expect(value()).rejects.toBe(down);
  expect(onError).toHaveBeenCalledOnce();
});

test("without a value, concurrent callers and those of the next second share the failure", async () => {
  const { load, onError, wait, value } = start();
  load.mockRejectedValueOnce(down);
  const answers = await Promise.allSettled([value(), value(), value()]);
  expect(answers).toEqual(Array(3).fill({ status: "rejected", reason: down }));
  wait(999);
  await expect(value()).rejects.toBe(down);
  expect(load).toHaveBeenCalledOnce();
  wait(1);
  expect(await value()).toBe("v2");
  expect(onError).not.toHaveBeenCalled();
});

test("a failure before the last successful load delays no refresh", async () => {
  const { load, wait, value } = start({ retentionMs: 5 * SECOND });
  load.mockRejectedValueOnce(down);
  await expect(value()).rejects.toBe(down);
  wait(SECOND);
  expect(await value()).toBe("v2");
  wait(11 * SECOND);
  expect(await value()).toBe("v3");
});

test("a load that throws synchronously counts as a failed load", async () => {
  const { load, wait, value } = start();
  load.mockImplementationOnce(() => {
    throw down;
  });
  await expect(value()).rejects.toBe(down);
  wait(SECOND);
  expect(await value()).toBe("v2");
});

test("an absence is cached for a minute", async () => {
  const { cache, load, wait, value } = start({ retentionMs: 60 * MINUTE });
  load.mockResolvedValueOnce(null);
  expect(await cache.get("a", load)).toBeNull();
  wait(MINUTE - 1);
  expect(await cache.get("a", load)).toBeNull();
  expect(load).toHaveBeenCalledOnce();
  wait(1);
  expect(await value()).toBe("v2");
});

test("an absence is not cached for longer than the retention", async () => {
  const { load, wait, value } = start({ retentionMs: 5 * SECOND });
  load.mockResolvedValueOnce(null);
  expect(await value()).toBeUndefined();
  wait(5 * SECOND);
  expect(await value()).toBe("v2");
});

test("an absence removes the stored value, and a later failure does not restore it", async () => {
  const { load, wait, value } = start();
  await value();
  load.mockResolvedValueOnce(null).mockRejectedValueOnce(down);
  wait(3 * MINUTE);
  expect(await value()).toBeUndefined();
  wait(MINUTE);
  await expect(value()).rejects.toBe(down);
});

test("absent keys and failures do not evict values", async () => {
  const { cache, load, value } = start({ maxEntries: 1 });
  await value();
  load.mockResolvedValue(null);
  for (let n = 0; n < 12_000; n++) await cache.get(`absent ${n}`, load);
  load.mockClear();
  expect(await value()).toBe("v1");
  await cache.get("absent 11999", load);
  expect(load).not.toHaveBeenCalled();
  await cache.get("absent 0", load);
  expect(load).toHaveBeenCalledOnce();
});

test("cached absences are limited in bytes, so that a few long keys count as many short ones", async () => {
  const { cache } = start();
  const absent: Mock<Load<string>> = vi.fn(async () => null);
  const ask = async (length: number, count: number) => {
    absent.mockClear();
    for (let key = 0; key < count; key += 1) await cache.get(`${key}`.padEnd(length, "a"), absent);
    return absent.mock.calls.length;
  };
  await ask(50, 900);
  expect(await ask(50, 900)).toBe(0);
  await ask(4000, 900);
  expect(await ask(4000, 900)).toBe(900);
});

test("the least recently used value is evicted when the cache is full", async () => {
  const { value, load } = start({ maxEntries: 2 });
  await value("a");
  await value("b");
  await value("a");
  await value("c");
  await value("c");
  await value("a");
  expect(load).toHaveBeenCalledTimes(4);
  await value("b");
  expect(load).toHaveBeenCalledTimes(5);
});

test("a full cache stores a new value at its second request, so that a crawl evicts nothing", async () => {
  const { value, load } = start({ maxEntries: 2 });
  await value("a");
  await value("b");
  for (let n = 0; n < 100; n++) await value(`crawled ${n}`);
  load.mockClear();
  await value("a");
  await value("b");
  expect(load).not.toHaveBeenCalled();
  await value("crawled 99");
  await value("crawled 99");
  expect(load).toHaveBeenCalledOnce();
});

test("the cache is limited in bytes, and a value larger than the limit is returned but not cached", async () => {
  const { load, value } = start({ maxBytes: 5, sizeOf: (text) => text.length });
  await value("a");
  await value("b");
  await value("c");
  load.mockResolvedValueOnce("too long");
  expect(await value("d")).toBe("too long");
  expect([await value("b"), await value("c")]).toEqual(["v2", "v3"]);
  expect([await value("a"), await value("d")]).toEqual(["v5", "v6"]);
});

test("an empty cache uses little memory, whatever its limit", () => {
  const used = () => process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  const before = used();
  const cache = start({ maxEntries: 10_000_000 });
  expect(used() - before).toBeLessThan(20_000_000);
  expect(cache).toBeDefined();
});

test("a byte limit without a size function is rejected", () => {
  expect(() => start({ maxBytes: 5 })).toThrow("A cache with maxBytes needs sizeOf.");
});

test("a caller who needs a fresh value gets a new load, or the one in flight", async () => {
  const { cache, load } = start();
  const fresh = () => cache.get("a", load, { isFresh: true });
  await fresh();
  const answers = await Promise.all([fresh(), fresh(), cache.get("a", load)]);
  expect(answers.map((answer) => answer?.value)).toEqual(["v2", "v2", "v1"]);
  expect((await cache.get("a", load))?.value).toBe("v2");
});

test("without a stale limit no value outlives its retention, not even one of zero", async () => {
  const { load, wait, value } = start({ staleMaxMs: 0 });
  await value();
  wait(MINUTE);
  expect(await value()).toBe("v2");
  wait(MINUTE);
  load.mockRejectedValueOnce(down);
  await expect(value()).rejects.toBe(down);
  const instant = start({ staleMaxMs: 0, retentionMs: 0 });
  expect([await instant.value(), await instant.value()]).toEqual(["v1", "v2"]);
});

test("how long failures and absences are cached can be configured", async () => {
  const { load, wait, value } = start({ absenceMs: 0, coldPauseMs: (error) => (error === down ? 2 * SECOND : 0) });
  load.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error("refused")).mockRejectedValueOnce(down);
  expect(await value()).toBeUndefined();
  await expect(value()).rejects.toThrow("refused");
  await expect(value()).rejects.toBe(down);
  wait(2 * SECOND - 1);
  await expect(value()).rejects.toBe(down);
  expect(load).toHaveBeenCalledTimes(3);
  wait(1);
  expect(await value()).toBe("v4");
});

test("a rarely used value does not wait for a slow refresh", async () => {
  const { cache, load, wait } = start();
  await cache.get("a", load);
  wait(9 * MINUTE);
  const { promise, resolve } = Promise.withResolvers<string>();
  load.mockReturnValueOnce(promise);
  expect(await cache.get("a", load)).toMatchObject({ value: "v1", staleFor: 480 });
  resolve("late");
  await settle();
  expect((await cache.get("a", load))?.value).toBe("late");
});

test("a failure with its own retry pause is retried sooner than others", async () => {
  const unsent = new Error("not sent");
  const { load, value, wait } = start({ stalePauseMs: (error) => (error === unsent ? SECOND : 30 * SECOND) });
  await value();
  for (const [failure, pause] of [
    [unsent, SECOND],
    [down, 30 * SECOND],
  ] as const) {
    wait(2 * MINUTE);
    load.mockRejectedValueOnce(failure);
    await value();
    load.mockClear();
    wait(pause - 1);
    await value();
    expect(load).not.toHaveBeenCalled();
    wait(1);
    await value();
    expect(load).toHaveBeenCalledOnce();
  }
});

test("an expired value is loaded before it is served, and is served only if the load fails", async () => {
  const { cache, load, value } = start();
  await Promise.all([value("a"), value("b")]);
  expect(cache.expire((key) => key === "a")).toBe(1);
  expect([await value("a"), await value("b")]).toEqual(["v3", "v2"]);
  cache.expire(() => true);
  load.mockRejectedValueOnce(down);
  expect(await value("a")).toBe("v3");
  // The retry is delayed as after any failure.
  expect(await value("a")).toBe("v3");
});

test("a value that may have changed is served once more and reloaded in the background", async () => {
  const { cache, value } = start();
  await value();
  expect(cache.expire(() => true, { isCertain: false })).toBe(1);
  expect(await value()).toBe("v1");
  await settle();
  expect(await value()).toBe("v2");
});

test("an expired absence is loaded again", async () => {
  const { cache, load, value } = start();
  load.mockResolvedValueOnce(null);
  expect([await value("a"), await value("a")]).toEqual([undefined, undefined]);
  expect(cache.expire((key, known) => key === "a" && known === null)).toBe(0);
  expect(await value("a")).toBe("v2");
});

test("a load started before an expiry resolves for its callers and is not stored", async () => {
  const { cache, load, value } = start();
  const slow = Promise.withResolvers<string>();
  load.mockReturnValueOnce(slow.promise);
  const waiting = value("a");
  cache.expire(() => true);
  expect(await value("a")).toBe("v2");
  slow.resolve("old");
  expect([await waiting, await value("a")]).toEqual(["old", "v2"]);
});

test("a value read by another node keeps its age, and one that is too old is retried after a pause", async () => {
  const { cache, load, wait } = start();
  load.mockImplementation(async (_, __, setAge) => {
    setAge(40 * SECOND);
    return "v";
  });
  expect(await cache.get("a", load)).toEqual({ value: "v", loadedAt: -40 * SECOND, staleFor: 0 });
  wait(19 * SECOND);
  await cache.get("a", load);
  expect(load).toHaveBeenCalledOnce();
  load.mockImplementation(async (_, __, setAge) => {
    setAge(5 * MINUTE);
    return "v";
  });
  expect((await cache.get("b", load))?.staleFor).toBe(240);
  expect((await cache.get("b", load))?.staleFor).toBe(240);
  expect(load).toHaveBeenCalledTimes(2);
  wait(30 * SECOND);
  await cache.get("b", load);
  expect(load).toHaveBeenCalledTimes(3);
});
