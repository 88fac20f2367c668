import type { ComponentType } from "react";

/** When an island's script is loaded: at once, when the browser is idle, when it is seen, touched, or asked for. */
export type Strategy = "load" | "idle" | "visible" | "interaction" | "demand";

export interface IslandDefinition {
  load: () => Promise<ComponentType<never>>;
  strategy: Strategy;
  /** `hydrate`: the server rendered the component itself; `replace`: it rendered a plain fallback. */
  mode: "hydrate" | "replace";
}

/** Every island of the portal; a place in the page names one of these (components/island.tsx). */
export const islands: Readonly<Record<string, IslandDefinition>> = {
  browserTest: {
    load: () => import("../browser-test/browser-test.tsx").then(({ BrowserTest }) => BrowserTest),
    strategy: "load",
    mode: "hydrate",
  },
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
  jsonViewer: {
    load: () => import("#components/json-viewer.tsx").then(({ JsonViewer }) => JsonViewer),
    strategy: "visible",
    mode: "replace",
  },
  organisationMap: {
    load: () => import("#components/map/organisation-map.tsx").then(({ OrganisationMap }) => OrganisationMap),
    strategy: "visible",
    mode: "replace",
  },
  toastButtons: {
    load: () => import("../demo/toast-buttons.tsx").then(({ ToastButtonsDemo }) => ToastButtonsDemo),
    strategy: "interaction",
    mode: "hydrate",
  },
  toasts: {
    load: () => import("../shell/toasts.tsx").then(({ Toasts }) => Toasts),
    strategy: "demand",
    mode: "hydrate",
  },
};
