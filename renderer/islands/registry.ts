import type { ComponentType } from "react";

/** When an island's script is loaded: at once, when the browser is idle, when it is seen, when it is touched. */
export type Strategy = "load" | "idle" | "visible" | "interaction";

export interface IslandDefinition {
  load: () => Promise<ComponentType<never>>;
  strategy: Strategy;
  /** `hydrate`: the server rendered the component itself; `replace`: it rendered a plain fallback. */
  mode: "hydrate" | "replace";
}

/** Every island of the portal; a place in the page names one of these (components/island.tsx). */
export const islands: Readonly<Record<string, IslandDefinition>> = {
  gallery: {
    load: () => import("#components/gallery-viewer.tsx").then(({ GalleryViewer }) => GalleryViewer),
    strategy: "interaction",
    mode: "hydrate",
  },
  header: {
    load: () => import("../shell/header.tsx").then(({ Header }) => Header),
    strategy: "idle",
    mode: "hydrate",
  },
};
