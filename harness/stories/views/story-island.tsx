import type { ReactNode } from "react";
import type { IslandProps } from "#portal/components/island.tsx";
import { SettledMap } from "./settled-map.tsx";

/** Returns the component of an island; the map announces when it has settled. */
export function storyIsland<Props extends object>({
  name,
  component: Component,
  props,
}: IslandProps<Props>): ReactNode {
  const content = <Component {...props} />;
  return name === "organisationMap" ? <SettledMap>{content}</SettledMap> : content;
}
