import type { ReactNode } from "react";
import type { StoryMeta } from "#harness/stories/story-index.ts";
import { EnvironmentProvider } from "#portal/components/environment.tsx";
import { IslandRenderer, type RenderIsland } from "#portal/components/island.tsx";
import { i18nOf } from "#portal/page/i18n.ts";
import { plainTiles } from "./plain-tiles.ts";

type Props = {
  story: Pick<StoryMeta, "language" | "now" | "address">;
  place: RenderIsland;
  children: ReactNode;
};

/** Provides the environment of a page in the portal: language, time, texts and a way to place islands. */
export function StoryEnvironment({ story: { language, now, address = "/" }, place, children }: Props) {
  return (
    <EnvironmentProvider
      value={{ language, address, parent: null, now, tiles: plainTiles, savedDays: 14, textsOf: i18nOf }}
    >
      <IslandRenderer value={place}>{children}</IslandRenderer>
    </EnvironmentProvider>
  );
}
