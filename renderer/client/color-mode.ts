import { fromCallback } from "xstate";
import { type ColorModeContext, type ColorModeEvent, shownMode } from "#machines/color-mode.ts";
import { type ColorMode, colorModeKey, type ShownMode } from "#schemas/site/color-modes.ts";

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

export function systemMode(): ShownMode {
  return darkSystem.matches ? "dark" : "light";
}

/** Returns the visitor's choice; `system` when none is stored or storage is blocked. */
export function readPreference(): ColorMode {
  try {
    return toMode(localStorage.getItem(colorModeKey)) ?? "system";
  } catch {
    return "system";
  }
}

/** Stores the choice; if storage is blocked, it lasts as long as the document. */
export function storePreference(mode: ColorMode): void {
  try {
    if (mode === "system") localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch (error) {
    console.warn("the colour mode could not be stored", error);
  }
}

/** Applies the colour mode to the document; with `auto`, the style sheets follow the system. */
export function applyColorMode(context: ColorModeContext): void {
  const { preference, forced } = context;
  const { dataset } = document.documentElement;
  if (preference === "system") delete dataset["colorMode"];
  else dataset["colorMode"] = preference;
  dataset["theme"] = forced ?? dataset["colorMode"] ?? "auto";
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    meta.media = meta.dataset["mode"] === shownMode(context) ? "all" : "not all";
  }
}

export function warnOfForcedSystem(): void {
  console.warn('A page can force the colour modes "light" and "dark" only.');
}

/** Reports page changes, changes of the system's mode and choices made in other tabs. */
export const watchEnvironment = fromCallback<ColorModeEvent>(({ sendBack }) => {
  const send = (event: ColorModeEvent) => sendBack(event);
  const controller = new AbortController();
  const { signal } = controller;
  const root = document.documentElement;
  const tellPage = () => send({ type: "pageForced", mode: toMode(root.dataset["forcedTheme"]) });
  const observer = new MutationObserver(tellPage);
  observer.observe(root, { attributeFilter: ["data-forced-theme"] });
  tellPage();
  darkSystem.addEventListener("change", () => send({ type: "systemChanged", mode: systemMode() }), { signal });
  const tellStored = () => send({ type: "storageChanged", mode: readPreference() });
  addEventListener("storage", ({ key }) => (key === colorModeKey || key === null) && tellStored(), { signal });
  // A page restored from the back/forward cache has missed changes made by other pages.
  addEventListener("pageshow", ({ persisted }) => persisted && tellStored(), { signal });
  return () => {
    observer.disconnect();
    controller.abort();
  };
});

function toMode(value: string | null | undefined): ColorMode | null {
  return value === "system" || value === "light" || value === "dark" ? value : null;
}
