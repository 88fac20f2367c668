import { type ReactNode, useEffect } from "react";
import { renderToString } from "react-dom/server";
import { type StoryEntry, scriptedGroups } from "#harness/stories/story-index.ts";
import { StoryContent } from "#harness/stories/views/story-components.tsx";
import { StoryEnvironment } from "#harness/stories/views/story-environment.tsx";
import { storyIsland } from "#harness/stories/views/story-island.tsx";
import { type Mounted, mount } from "#portal/client/islands/mount.ts";
import { parseDocument } from "#portal/client/navigation/parse-document.ts";
import { showHeader } from "#portal/client/shell/header.ts";
import { Island, type RenderIsland } from "#portal/components/island.tsx";
import { renderIsland } from "#portal/page/document/render-island.tsx";

interface PlacedIsland {
  name: string;
  mode: "hydrate" | "replace";
  content: ReactNode;
}

/** A rendered story; `ready` resolves when the effects of its islands have run. */
export interface RenderedStory {
  isAlive: boolean;
  ready: Promise<unknown>;
  takeDown(): void;
}

/**
 * Renders a story into the body like a page of the portal: as static HTML in which each island gets its own root and
 * the header is prepared. Ids created by React are the same each time.
 */
export function renderStory(story: StoryEntry, props: object, hasScript: boolean): RenderedStory {
  const islands: PlacedIsland[] = [];
  const place: RenderIsland = (island) => {
    const { name, children } = island;
    islands.push({ name, mode: children ? "replace" : "hydrate", content: storyIsland(island) });
    return renderIsland(island);
  };
  const html = renderToString(
    <StoryEnvironment story={story} place={place}>
      <Content story={story} props={props} />
    </StoryEnvironment>,
  );
  const { body } = parseDocument(html);
  document.body.replaceChildren(...[...body.childNodes].map((node) => document.adoptNode(node)));
  const roots = [...document.querySelectorAll("[data-island] > [data-island-root]")];
  const live = hasScript ? islands.map((island, index) => bringToLife({ ...island, root: roots[index] })) : [];
  const hasHeader = hasScript && document.querySelector("[data-menu]") !== null;
  if (hasHeader) showHeader();
  return {
    isAlive: live.length > 0 || hasHeader,
    ready: Promise.all(live.map(({ ready }) => ready)),
    takeDown: () => {
      for (const { mounted } of live) mounted.unmount();
    },
  };
}

/** A group that needs script is one island. */
function Content({ story, props }: { story: StoryEntry; props: object }) {
  const content = <StoryContent group={story.group} props={props} />;
  if (!scriptedGroups.includes(story.group)) return content;
  const Alive = () => (
    <StoryEnvironment story={story} place={inPlace}>
      {content}
    </StoryEnvironment>
  );
  return (
    <Island name={story.group} component={Alive} props={{}}>
      <span />
    </Island>
  );
}

const inPlace: RenderIsland = (island) => storyIsland(island);

function bringToLife({ name, mode, content, root }: PlacedIsland & { root: Element | undefined }): {
  mounted: Mounted;
  ready: Promise<void>;
} {
  if (!root) throw new Error(`There is no container for the island ${name}.`);
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  // The effect of a parent runs after those of its children.
  function Live() {
    useEffect(resolve, []);
    return content;
  }
  return { mounted: mount(root, name, Live, {}, mode), ready };
}
