import type { ComponentType } from "react";

/** Time to load an island's script: at once, when the browser is idle, on first sight, on interaction, or by `demandIsland`. */
export type Strategy = "load" | "idle" | "visible" | "interaction" | "demand";

export interface IslandDefinition {
  load: () => Promise<ComponentType<never>>;
  strategy: Strategy;
  /** `hydrate`: the server rendered the component itself; `replace`: it rendered a plain fallback. */
  mode: "hydrate" | "replace";
}

/**
 * All islands of the portal; <Island name> names one of these (components/island.tsx). Modules are not destructured: the
 * build makes more code of that, and this file is script on every page.
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
