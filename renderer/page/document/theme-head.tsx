import { themeColors } from "virtual:themes";
import type { Shown } from "#renderer/page/resolved.ts";
import type { ColorMode } from "#schemas/site/color-modes.ts";
import { forcedBy, type ShownMode } from "#schemas/site/color-modes.ts";
import { inlineScript } from "#server/http/inline-script.ts";

/** The colour mode that the content of a page asks for; null for none. */
export function requestedMode(resolved: Shown): ColorMode | null {
  return resolved.kind === "page" ? resolved.page.colorMode : null;
}

/** The mode that a page is shown in whatever the visitor prefers (spec §4 colour mode). */
export function forcedMode(resolved: Shown): ShownMode | null {
  return forcedBy(requestedMode(resolved));
}

const modes = ["light", "dark"] as const;

/** Head elements that decide the colours before the styles are loaded. */
export function ThemeHead({ theme, forced }: { theme: string; forced: ShownMode | null }) {
  // Browsers continue the header's colour in their own frame.
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

/** The theme itself when the portal was built with it, else the default one, whose look its pages have. */
export function builtTheme(theme: string): string {
  return Object.hasOwn(themeColors, theme) ? theme : "theme-default";
}
