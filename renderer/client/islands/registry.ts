import type { ComponentType } from "react";

/** When to load an island's script: at once, when it scrolls into view, or on first interaction. */
export type Strategy = "load" | "visible" | "interaction";

export interface IslandDefinition {
  load: () => Promise<ComponentType<never>>;
  strategy: Strategy;
  /** `hydrate`: the server rendered the component itself; `replace`: it rendered a plain fallback. */
  mode: "hydrate" | "replace";
}

/** All islands of the portal, by the name in `<Island name>` (components/island.tsx). */
export const islands: Readonly<Record<string, IslandDefinition>> = {
  browserTest: {
    load: () => import("#renderer/client/browser-test/browser-test.tsx").then((module) => module.BrowserTest),
    strategy: "load",
    mode: "hydrate",
  },
  gallery: {
    load: () => import("#components/media/gallery-viewer.tsx").then((module) => module.GalleryViewer),
    strategy: "interaction",
    mode: "hydrate",
  },
  jsonViewer: {
    load: () => import("#components/viewer/json-viewer.tsx").then((module) => module.JsonViewer),
    strategy: "visible",
    mode: "replace",
  },
  organisationMap: {
    load: () => import("#components/map/organisation-map.tsx").then((module) => module.OrganisationMap),
    strategy: "visible",
    mode: "replace",
  },
};
