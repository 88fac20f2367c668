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

/** Returns the loads that the machine requested, and its last snapshot. */
function run(...events: ContentEvent[]) {
  let [snapshot, actions] = initialTransition(contentMachine);
  const loads = actions.map(({ type }) => type);
  for (const event of events) {
    [snapshot, actions] = transition(contentMachine, snapshot, event);
    loads.push(...actions.map(({ type }) => type));
  }
  return { loads, snapshot, context: snapshot.context };
}

test("loads the web first, then its config, then the content", () => {
  const { loads, snapshot, context } = run(webLoaded, configLoaded, contentLoaded("1"));
  expect(loads).toEqual(["loadWeb", "loadConfig", "loadContent"]);
  expect(snapshot.value).toBe("ready");
  expect(context).toMatchObject({ resolvedSite, content: { id: "1" }, chain: [], error: null });
});

test("loads the page that a content embeds, with the first content's categories and addresses", () => {
  const steps = [webLoaded, configLoaded, embeddingLoaded("1"), embeddingLoaded("2"), contentLoaded("3")];
  const { loads, snapshot, context } = run(...steps);
  expect(loads).toEqual(["loadWeb", "loadConfig", "loadContent", "loadEmbedded", "loadEmbedded"]);
  expect(snapshot.value).toBe("ready");
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
])("fails where the %s cannot be loaded, and asks for nothing more", (state, events) => {
  expect(run(...events).snapshot.value).toBe(state);
  const { loads, snapshot, context } = run(...events, failed);
  expect(snapshot.value).toBe("failed");
  expect(context.error).toBe(failed.error);
  expect(loads).toHaveLength(events.length + 1);
});
