/** The runner's page: renders one story after another in one document (protocol.ts). */
import "virtual:design-system.css";
import { z } from "zod";
import { storyIndex } from "#harness/stories/story-index.ts";
import { languages } from "#portal/contract/site/languages.ts";
import type { Shown, StoryRunnerApi } from "./protocol.ts";
import { type RenderedStory, renderStory } from "./render-story.tsx";
import { scriptingSwitch } from "./scripting.ts";
import { untilStable } from "./until-stable.ts";
import { watchPage } from "./watch.ts";

const watch = watchPage();
const letScript = scriptingSwitch();
const stories = new Map(storyIndex.parse(await fetchJson("stories")).map((story) => [story.id, story]));
let shown: RenderedStory | null = null;
let lacks: readonly string[] = [];

const runner: StoryRunnerApi = {
  async show(id, variant) {
    const { shown, isStill } = await runner.draw(id, variant);
    return isStill ? shown : runner.settle();
  },
  async draw(id, { theme, mode }) {
    const story = stories.get(id);
    if (!story) throw new Error(`There is no story ${id}.`);
    const props = z.looseObject({}).parse(await fetchJson(id.replace("--", "/")));
    clear();
    lacks = story.lacks ?? [];
    watch.begin();
    const { documentElement: html } = document;
    html.lang = languages[story.language].tag;
    html.className = theme;
    html.dataset["theme"] = "auto";
    const hasScript = mode !== "no-script";
    letScript(hasScript);
    try {
      shown = renderStory(story, props, hasScript);
    } catch (error) {
      console.error(error);
    }
    return shown?.isAlive
      ? { shown: await runner.settle(), isStill: true }
      : { shown: await observe(), isStill: false };
  },
  async settle() {
    try {
      if (shown) await untilStable(shown.ready, shown.isAlive);
    } catch (error) {
      console.error(error);
    }
    return observe();
  },
};
Object.assign(window, { storyRunner: runner });

/** Removes all traces of the previous story: roots, attributes of the document, stored data and scroll position. */
function clear(): void {
  shown?.takeDown();
  shown = null;
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  if (location.href !== `${location.origin}/`) history.replaceState(null, "", "/");
  scrollTo(0, 0);
}

async function observe(): Promise<Shown> {
  const { body } = document;
  // React numbers the ids that it creates in browsers consecutively, across stories.
  const html = body.innerHTML.replace(/(_[\w-]*r)_[\da-v]+_/g, "$1").replace(/ data-source="[^"]*"/g, "");
  const isMeant = (error: string) => lacks.some((path) => error.startsWith(path));
  return {
    domHash: await sha256(html),
    structureHash: await sha256(structureOf(html)),
    isAlive: shown?.isAlive ?? false,
    nodes: body.querySelectorAll("*").length,
    errors: watch.errors().filter((error) => !isMeant(error)),
    requests: watch.requests(),
  };
}

/** Removes texts and the attribute values that affect neither styles nor rules about structure. */
function structureOf(html: string): string {
  const plain = / (?!class|role|type|lang|tabindex|aria-(?:hidden|expanded|current)=)([\w-]+)="[^"]+"/g;
  return html.replace(/>\s*[^<\s][^<]*</g, ">text<").replace(plain, ' $1="value"');
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function fetchJson(name: string): Promise<unknown> {
  const answer = await fetch(`/stories/${name}.json`);
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}.`);
  return answer.json();
}
