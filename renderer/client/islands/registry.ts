import type { ComponentType } from "react";

/** When an island's script is loaded: at once, when the browser is idle, when it is seen, touched, or asked for. */
export type Strategy = "load" | "idle" | "visible" | "interaction" | "demand";

export interface IslandDefinition {
  load: () => Promise<ComponentType<never>>;
  strategy: Strategy;
  /** `hydrate`: the server rendered the component itself; `replace`: it rendered a plain fallback. */
  mode: "hydrate" | "replace";
}

/**
 * Every island of the portal; a place in the page names one of these (components/island.tsx). A module is not taken apart
 * by a pattern: the build makes more of that, and all of this is script on every page.
 */
export const islands: Readonly<Record<string, IslandDefinition>> = {
  browserTest: {
    load: () => import("#renderer/client/browser-test/browser-test.tsx").then((module) => module.BrowserTest),
    strategy: "load",
    mode: "hydrate",
  },
  consentBar: {
    load: () => import("#renderer/client/consent/live.tsx").then((module) => module.LiveConsentBar),
    strategy: "interaction",
    mode: "hydrate",
  },
  consentLink: {
    load: () => import("#renderer/client/consent/live.tsx").then((module) => module.LiveConsentLink),
    strategy: "interaction",
    mode: "hydrate",
  },
  gallery: {
    load: () => import("#components/media/gallery-viewer.tsx").then((module) => module.GalleryViewer),
    strategy: "interaction",
    mode: "hydrate",
  },
  header: {
    load: () => import("#renderer/client/shell/header.tsx").then((module) => module.Header),
    strategy: "idle",
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
  sessionDialog: {
    load: () => import("#renderer/client/session/session-warning.tsx").then((module) => module.SessionWarning),
    strategy: "demand",
    mode: "hydrate",
  },
  toastButtons: {
    load: () => import("#renderer/client/toast-buttons.tsx").then((module) => module.ToastButtonsDemo),
    strategy: "interaction",
    mode: "hydrate",
  },
  toasts: {
    load: () => import("#renderer/client/shell/toasts.tsx").then((module) => module.Toasts),
    strategy: "demand",
    mode: "hydrate",
  },
};
