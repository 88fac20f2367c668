import type { Behaviour } from "./start.ts";

/**
 * All behaviours of the portal. `data-click`, `data-change` and `data-input` name a behaviour and its event, such as
 * `menu.menuTriggered`. The imported modules are not destructured because the bundler emits more code for that, and
 * this file is loaded on every page.
 */
export const behaviours: Readonly<Record<string, () => Promise<Behaviour>>> = {
  backToTop: () => import("#renderer/client/back-to-top.ts").then((module) => module.backToTop),
  colorMode: () => import("#renderer/client/shell/color-mode-switch.ts").then((module) => module.colorMode),
  consent: () => import("#renderer/client/consent/actor.ts").then((module) => module.consent),
  files: () => import("#renderer/client/forms/chosen-files.ts").then((module) => module.files),
  menu: () => import("#renderer/client/shell/menu.ts").then((module) => module.menu),
  session: () => import("#renderer/client/session/dialog.ts").then((module) => module.session),
  suggestions: () => import("#renderer/client/shell/suggestions.ts").then((module) => module.suggestions),
  toasts: () => import("#renderer/client/shell/toasts.ts").then((module) => module.toasts),
};
