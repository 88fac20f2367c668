import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { type ContentRequest, contentMachine } from "#machines/content.ts";
import { toWeb } from "#schemas/site/web.ts";
import { toWebConfig } from "#schemas/site/web-config.ts";
import { aContent } from "../schemas/a-content.ts";

const web = toWeb({ id: "12", name: {}, friendlyURL: "/" });
const config = toWebConfig({});
const request: ContentRequest = {
  webId: null,
  webUrl: null,
  contentId: null,
  path: "/a",
  language: "cs",
  onlyPublished: true,
};

function start(failing?: "web" | "config" | "content" | "embedded") {
  const fail = (state: typeof failing) => (state === failing ? Promise.reject(new Error(`no ${state}`)) : null);
  const loadWeb = vi.fn(async (path: string) => (await fail("web")) ?? { web, path });
  const visited: string[] = [];
  const machine = contentMachine.provide({
    actors: {
      loadWeb: fromPromise(({ input }) => loadWeb(input.path)),
      loadConfig: fromPromise(async () => (await fail("config")) ?? config),
      loadContent: fromPromise(async () => (await fail("content")) ?? aContent({ id: "1", structureKey: "embedded" })),
      loadEmbedded: fromPromise(async () => (await fail("embedded")) ?? aContent({ id: "2" })),
    },
  });
  const actor = createActor(machine, { input: { embeddedStructureKey: "embedded", reveal: true } });
  actor.subscribe(({ value }) => {
    if (visited.at(-1) !== value) visited.push(value);
  });
  actor.start();
  const settled = () => waitFor(actor, (state) => state.matches("ready") || state.matches("failed"));
  return { actor, loadWeb, settled, visited };
}

test("loads the web first, then its config, then the content, then the embedded content", async () => {
  const { actor, settled, visited } = start();
  actor.send({ type: "requested", request });
  const { context } = await settled();
  expect(visited).toEqual(["idle", "web", "config", "content", "embedded", "ready"]);
  expect(context).toMatchObject({ content: { id: "2" }, chain: ["1"], error: null });
});

test.each(["web", "config", "content", "embedded"] as const)("fails where the %s cannot be loaded", async (failing) => {
  const { actor, settled, visited } = start(failing);
  actor.send({ type: "requested", request });
  const { context } = await settled();
  expect(visited.slice(-2)).toEqual([failing, "failed"]);
  expect(context.error).toEqual(new Error(`no ${failing}`));
});

test("loads again only when the path changes or it is told to", async () => {
  const { actor, loadWeb, settled } = start();
  const send = async (path: string, force?: boolean) => {
    actor.send({ type: "requested", request: { ...request, path }, ...(force ? { force } : {}) });
    await settled();
    return loadWeb.mock.calls.length;
  };
  expect(await send("/a")).toBe(1);
  expect(await send("/a")).toBe(1);
  expect(await send("/b")).toBe(2);
  expect(await send("/b", true)).toBe(3);
});

test("a request for another page ends the loading of the first and forgets what it found", async () => {
  const { actor, loadWeb, settled } = start();
  actor.send({ type: "requested", request });
  actor.send({ type: "requested", request: { ...request, path: "/b" } });
  const { context } = await settled();
  expect(loadWeb).toHaveBeenCalledTimes(2);
  expect(context).toMatchObject({ request: { path: "/b" }, entered: { path: "/b" } });
});

test("without bound actors nothing is loaded and nothing is pretended", async () => {
  const actor = createActor(contentMachine, { input: { embeddedStructureKey: "embedded", reveal: true } }).start();
  actor.send({ type: "requested", request });
  const { context } = await waitFor(actor, (state) => state.matches("failed"));
  expect(context.error).toEqual(new Error("Not implemented"));
});

test("every state can be reached", () => {
  const events = contentMachine.events.map((type) => ({ type, request, output: outputs[type], error: new Error() }));
  const paths = getShortestPaths(contentMachine, {
    input: { embeddedStructureKey: "embedded", reveal: true },
    events: events as never,
    limit: 500,
  });
  const reached = new Set(paths.map(({ state }) => state.value));
  // `revealing` decides at once and is never rested in.
  expect([...reached].toSorted()).toEqual(
    ["config", "content", "embedded", "failed", "idle", "ready", "web"].toSorted(),
  );
});

const outputs: Record<string, unknown> = {
  "xstate.done.actor.0.(machine).web": { web, path: "/a" },
  "xstate.done.actor.0.(machine).config": config,
  "xstate.done.actor.0.(machine).content": aContent({ id: "1", structureKey: "embedded" }),
  "xstate.done.actor.0.(machine).embedded": aContent({ id: "2" }),
};
