import type { ReactNode } from "react";
import { EnvironmentProvider } from "#components/environment.tsx";
import { IslandRenderer, type RenderIsland } from "#components/island.tsx";
import type { StoryMeta } from "#harness/stories/story-index.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import { plainTiles } from "./plain-tiles.ts";

type Props = {
  story: Pick<StoryMeta, "language" | "now" | "address">;
  place: RenderIsland;
  children: ReactNode;
};

/** Provides the environment of a page in the portal: language, time, texts and a way to place islands. */
export function StoryEnvironment({ story: { language, now, address = "/" }, place, children }: Props) {
  return (
    <EnvironmentProvider value={{ language, address, parent: null, now, tiles: plainTiles, textsOf: i18nOf }}>
      <IslandRenderer value={place}>{children}</IslandRenderer>
    </EnvironmentProvider>
  );
}
