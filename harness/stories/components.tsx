import "virtual:design-system.css";
import type { GlobalProvider } from "@ladle/react";
import { type ReactNode, useLayoutEffect } from "react";
import { StoryEnvironment } from "#harness/stories/views/story-environment.tsx";
import { storyIsland } from "#harness/stories/views/story-island.tsx";
import { behaviours } from "#portal/client/behaviours/registry.ts";
import { startBehaviours } from "#portal/client/behaviours/start.ts";
import { showHeader } from "#portal/client/shell/header.ts";
import type { RenderIsland } from "#portal/components/island.tsx";
import { languages } from "#portal/contract/site/languages.ts";
import { type StoryMeta, storyMeta } from "./story-index.ts";

startBehaviours(behaviours);

/** Renders every story in the environment of a page in the portal. */
export const Provider: GlobalProvider = ({ children, storyMeta: meta }) =>
  meta === undefined ? children : <InDocument story={storyMeta.parse(meta)}>{children}</InDocument>;

function InDocument({ story, children }: { story: StoryMeta; children: ReactNode }) {
  const { id, language, theme } = story;
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = languages[language].tag;
    html.className = theme;
    html.dataset["theme"] = "auto";
    html.dataset["story"] = id;
    showHeader();
  }, [id, language, theme]);
  return (
    <StoryEnvironment story={story} place={place}>
      {children}
    </StoryEnvironment>
  );
}

const place: RenderIsland = (island) => storyIsland(island);
