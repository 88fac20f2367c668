import "virtual:design-system.css";
import type { GlobalProvider } from "@ladle/react";
import { type ReactNode, useLayoutEffect } from "react";
import { EnvironmentProvider } from "#components/environment.tsx";
import { IslandPlacement, type PlaceIsland } from "#components/island.tsx";
import { i18nOf } from "#renderer/i18n.ts";
import { languages } from "#schemas/languages.ts";
import { ownTiles } from "#schemas/map-tiles.ts";
import { type StoryMeta, storyMeta } from "./story-index.ts";

/** Puts every story into the surroundings its page has in the portal. */
export const Provider: GlobalProvider = ({ children, storyMeta: meta }) =>
  meta === undefined ? children : <Surroundings {...storyMeta.parse(meta)}>{children}</Surroundings>;

function Surroundings({ id, language, theme, now, children }: StoryMeta & { children: ReactNode }) {
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    html.lang = languages[language].tag;
    html.className = theme;
    html.dataset["theme"] = "auto";
    html.dataset["story"] = id;
  }, [id, language, theme]);
  return (
    <EnvironmentProvider value={{ language, address: "/", now, tiles: ownTiles, textsOf: i18nOf }}>
      <IslandPlacement value={place}>{children}</IslandPlacement>
    </EnvironmentProvider>
  );
}

/** No server answers what the map fetches: its pages show what is there without it, its own stories the map. */
const place: PlaceIsland = ({ name, component: Component, props, children }) =>
  name === "organisationMap" ? children : <Component {...props} />;
