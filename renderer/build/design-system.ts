import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { fallbackFaces } from "./fallback-font.ts";
import { fontFaces, fontModule } from "./fonts.ts";
import { iconModule } from "./icons.ts";
import { purge } from "./purge.ts";
import { type StyleSwitches, styleImports } from "./stylesheets.ts";

export type DesignSystemSwitches = StyleSwitches & Parameters<typeof iconModule>[0];

// The module takes the place of a file beside base.css, so that its relative addresses hold.
const styleSheet = normalizePath(join(import.meta.dirname, "design-system.css"));

/**
 * Vite plugins behind `virtual:design-system.css`, `virtual:fonts` and `virtual:icons`: the state's design system
 * (spec §9 switches), the portal's themes, fonts and icons, the same in builds, development, stories and tests.
 */
export function designSystem(switches: DesignSystemSwitches): Plugin[] {
  return [styleModule(switches), fontModule(), iconModule(switches)];
}

function styleModule(switches: StyleSwitches): Plugin {
  const code = [styleImports(switches), fontFaces(import.meta.dirname), fallbackFaces()].join("\n");
  return {
    name: "portal:styles",
    config: (_, { command }) => ({
      css: { postcss: { plugins: [purge(styleSheet, { build: command === "build" })] } },
    }),
    // The development server asks for the sheet by its place as well.
    resolveId: { filter: { id: /^(virtual:|\/renderer\/build\/)design-system\.css/ }, handler: toStyleSheet },
    load: (id) => (id.split("?")[0] === styleSheet ? code : null),
  };
}

/** Returns the path of the sheet with the query that Vite appends. */
function toStyleSheet(id: string): string {
  const query = id.indexOf("?");
  return query < 0 ? styleSheet : styleSheet + id.slice(query);
}
