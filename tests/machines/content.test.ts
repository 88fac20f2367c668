import { expect, test } from "vitest";
import { initialTransition, transition } from "xstate";
import { type ContentEvent, contentMachine } from "#machines/content.ts";
import { toWeb } from "#schemas/site/web.ts";
import { toWebConfig } from "#schemas/site/web-config.ts";
import { aContent } from "../schemas/a-content.ts";

const resolvedSite = { web: toWeb({ id: "12", name: {}, friendlyURL: "/" }), path: "/a" };
const webLoaded = { type: "webLoaded", resolvedSite } as const;
const configLoaded = { type: "configLoaded", config: toWebConfig({}) } as const;
const failed = { type: "failed", error: new Error("down") } as const;

function contentLoaded(id: string) {
  return { type: "contentLoaded", content: aContent({ id }) } as const;
}

function embeddingLoaded(id: string) {
  const content = aContent({ id, friendlyURLs: { cs: `address-${id}` }, categories: [{ id: "7", name: "Rodina" }] });
  return { type: "embeddingLoaded", content } as const;
}

/** Returns the states that the machine went through, and its last context. */
function run(...events: ContentEvent[]) {
  let [snapshot] = initialTransition(contentMachine);
  const states = [snapshot.value];
  for (const event of events) {
    [snapshot] = transition(contentMachine, snapshot, event);
    states.push(snapshot.value);
  }
  return { states, context: snapshot.context };
}

test("loads the web first, then its config, then the content", () => {
  const { states, context } = run(webLoaded, configLoaded, contentLoaded("1"));
  expect(states).toEqual(["web", "config", "content", "ready"]);
  expect(context).toMatchObject({ resolvedSite, content: { id: "1" }, chain: [], error: null });
});

test("loads the page that a content embeds, with the first content's categories and addresses", () => {
  const steps = [webLoaded, configLoaded, embeddingLoaded("1"), embeddingLoaded("2"), contentLoaded("3")];
  const { states, context } = run(...steps);
  expect(states).toEqual(["web", "config", "content", "embedded", "embedded", "ready"]);
  expect(context.chain).toEqual(["1", "2"]);
  expect(context.content).toMatchObject({
    id: "3",
    friendlyURLs: { cs: "address-1" },
    categories: [{ id: "7", name: "Rodina" }],
  });
});

test.each<[string, ContentEvent[]]>([
  ["web", []],
  ["config", [webLoaded]],
  ["content", [webLoaded, configLoaded]],
  ["embedded", [webLoaded, configLoaded, embeddingLoaded("1")]],
])("fails where the %s cannot be loaded", (state, events) => {
  const { states, context } = run(...events, failed);
  expect(states.slice(-2)).toEqual([state, "failed"]);
  expect(context.error).toBe(failed.error);
});
