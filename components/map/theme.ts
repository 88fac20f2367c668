import { useSyncExternalStore } from "react";

/** Returns the colour mode the page is shown in. */
export function useTheme(): "light" | "dark" {
  return useSyncExternalStore(watchTheme, readTheme);
}

/** True when the visitor allows animations. */
export function useMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => watchQuery(reducedMotion, onChange),
    () => !matchMedia(reducedMotion).matches,
  );
}

const reducedMotion = "(prefers-reduced-motion: reduce)";
const dark = "(prefers-color-scheme: dark)";

function readTheme(): "light" | "dark" {
  const { theme } = document.documentElement.dataset;
  if (theme === "light" || theme === "dark") return theme;
  return matchMedia(dark).matches ? "dark" : "light";
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const stop = watchQuery(dark, onChange);
  return () => {
    observer.disconnect();
    stop();
  };
}

function watchQuery(query: string, onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}
