import { themeColors } from "virtual:themes";
import { builtTheme } from "./theme-head.tsx";

/** Returns the theme that the build has for a site, with its colour in light mode. */
export function manifestTheme(theme: string) {
  const name = builtTheme(theme);
  return { name, color: themeColors[name]?.light };
}
