import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import type { ShownMode } from "#schemas/site/color-modes.ts";
import { fallbackFaces } from "./fallback-font.ts";
import { fontFaces, fontModule } from "./fonts.ts";
import { type IconSwitches, iconModule } from "./icons.ts";
import { purge } from "./purge.ts";
import { type StyleSwitches, styleImports, themes } from "./stylesheets.ts";
import { themeValues } from "./theme-values.ts";

export type DesignSystemSwitches = StyleSwitches & IconSwitches;

// The virtual module pretends to be a file next to base.css, so that relative addresses in it resolve.
const styleSheet = normalizePath(join(import.meta.dirname, "design-system.css"));

/**
 * Vite plugins for `virtual:design-system.css`, `virtual:themes`, `virtual:fonts` and `virtual:icons`: the government
 * design system (spec §9 switches), the portal's themes, fonts and icons. The same in builds, development, stories and
 * tests.
 */
export function designSystem(switches: DesignSystemSwitches): Plugin[] {
  return [styleModule(switches), themeModule(), fontModule(), iconModule(switches)];
}

function styleModule(switches: StyleSwitches): Plugin {
  const code = [styleImports(switches), fontFaces(import.meta.dirname), fallbackFaces()].join("\n");
  return {
    name: "portal:styles",
    config: (_, { command }) => ({
      css: { postcss: { plugins: [purge(styleSheet, { build: command === "build" })] } },
    }),
    // The development server also requests the sheet by its path.
    resolveId: { filter: { id: /^(virtual:|\/renderer\/build\/)design-system\.css/ }, handler: toStyleSheet },
    load: (id) => (id.split("?")[0] === styleSheet ? code : null),
  };
}

/** The themes, each with its header colour for the browser's toolbar. */
function themeModule(): Plugin {
  const id = "virtual:themes";
  const headerIn = (theme: string, mode: ShownMode) => themeValues(theme, mode)("--p-color-surface-raised");
  return {
    name: "portal:themes",
    resolveId: { filter: { id: /^virtual:themes$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:themes$/ },
      handler: () => {
        const colors = themes.map((theme) => [
          theme,
          { light: headerIn(theme, "light"), dark: headerIn(theme, "dark") },
        ]);
        return `export const themeColors = ${JSON.stringify(Object.fromEntries(colors))};`;
      },
    },
  };
}

/** Returns the path of the sheet, keeping the query that Vite appends. */
function toStyleSheet(id: string): string {
  const query = id.indexOf("?");
  return query < 0 ? styleSheet : styleSheet + id.slice(query);
}
