import { themeColors } from "virtual:themes";
import type { ResolvedDocument } from "#renderer/page/resolved.ts";
import { type ColorMode, type ShownMode, toForcedMode } from "#schemas/site/color-modes.ts";
import { inlineScript } from "#server/http/inline-script.ts";

/** The colour mode that a page's content asks for; null for none. */
export function requestedMode(resolved: ResolvedDocument): ColorMode | null {
  return resolved.kind === "page" ? resolved.page.colorMode : null;
}

/** The colour mode that a page forces, whatever the visitor prefers (spec §4 colour mode). */
export function forcedMode(resolved: ResolvedDocument): ShownMode | null {
  return toForcedMode(requestedMode(resolved));
}

const modes = ["light", "dark"] as const;

/** Head elements that set the colours before the style sheets are loaded. */
export function ThemeHead({ theme, forced }: { theme: string; forced: ShownMode | null }) {
  // Browsers tint their own toolbar with this colour.
  const colors = themeColors[builtTheme(theme)];
  return (
    <>
      <meta name="color-scheme" content={forced ?? "light dark"} />
      {modes.map((mode) => (
        <meta
          key={mode}
          name="theme-color"
          data-mode={mode}
          media={forced ? mediaOf(mode === forced) : `(prefers-color-scheme: ${mode})`}
          content={colors?.[mode]}
        />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, named by its hash in the policy */}
      <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
    </>
  );
}

function mediaOf(isShown: boolean): string {
  return isShown ? "all" : "not all";
}

/** Returns the theme if it is part of the build, or else the default theme, which such a site falls back to. */
export function builtTheme(theme: string): string {
  return Object.hasOwn(themeColors, theme) ? theme : "theme-default";
}
