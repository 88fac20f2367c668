declare module "virtual:icons" {
  import type { ControlIconName, IconName, IllustrationName, sceneNames } from "#components/media/icon-names.ts";

  export type Drawing = {
    viewBox: string;
    /** SVG elements with their attributes under React's names. */
    shapes: ["circle" | "ellipse" | "path" | "rect", Record<string, string>][];
  };

  /** Addresses of the sprites; null when drawings are inlined, as illustrations of error pages always are. */
  export const iconSprite: string | null;
  export const illustrationSprite: string | null;
  export const controlIcons: Partial<Record<ControlIconName, Drawing>>;
  export const icons: Partial<Record<IconName, Drawing>>;
  export const illustrations: Partial<Record<IllustrationName, Drawing>>;
  export const scenes: Partial<Record<(typeof sceneNames)[number], Drawing>>;
}

declare module "virtual:icons/status" {
  import type { Drawing } from "virtual:icons";
  import type { StatusIconName } from "#components/media/icon-names.ts";

  export const statusIcons: Partial<Record<StatusIconName, Drawing>>;
}

declare module "virtual:themes" {
  import type { ShownMode } from "#schemas/site/color-modes.ts";

  /** Header colours of each theme in the build. */
  export const themeColors: Readonly<Record<string, Readonly<Record<ShownMode, string>>>>;
}

declare module "virtual:fonts" {
  import type { FontSet } from "#renderer/page/document/font-sets.ts";

  /** Addresses of the built font files. */
  export const fontFiles: Record<FontSet, string>;
}

declare module "virtual:design-system.css";

declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    variationAxes: Record<string, { min: number; max: number }>;
    keepFeatures: readonly string[];
    noHinting: boolean;
  };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
