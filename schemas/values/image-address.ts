/** Path of CMS documents on the portal (spec §7, images: alias /cms/documents). */
export const documentsPath = "/cms/documents";

/** Path of resized images; the address has size and format (spec §7, images). */
export const imagesPath = "/_ipx";

/** Screen widths in CSS pixels, and the supported pixel densities (spec §9). */
const screens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 };
const densities = [1, 2];

/** Widths in which images are served: every screen width at every density. */
export const imageWidths = [
  ...new Set(densities.flatMap((density) => Object.values(screens).map((width) => width * density))),
].toSorted((a, b) => a - b);

/** Displayed widths of images by use and window width, as in the style sheets. */
export const imagePresets = {
  hero: "(min-width: 60em) min(36vw, 29rem), calc(100vw - 2rem)",
  // Cards and galleries are as wide as their row allows; browsers that know `auto` determine it themselves.
  card: "auto, (min-width: 60em) min(24rem, 33.3vw - 2rem), (min-width: 42em) calc(50vw - 2rem), calc(100vw - 2rem)",
  aside: "(min-width: 60em) min(24rem, 33.3vw - 2rem), calc(100vw - 2rem)",
  gallery: "auto, (min-width: 60em) min(24rem, 33.3vw - 2rem), (min-width: 36em) calc(50vw - 2rem), calc(100vw - 2rem)",
  column: "(min-width: 60em) min(48rem, 66.7vw - 4rem), calc(100vw - 2rem)",
  // One width without conditions: texts take the minimum of it and the editor's own width.
  content: "min(48rem, 100vw - 2rem)",
  thumbnail: "min(8rem, 100vw - 2rem)",
  viewer: "calc(100vw - 2rem)",
  poster: 1024,
} as const;

export type ImagePreset = keyof typeof imagePresets;

/** Image resizing: by the portal, or none, when files are served unchanged. */
export const imageProviders = ["ipx", "none"] as const;
export type ImageProvider = (typeof imageProviders)[number];

interface Source {
  src: string;
  /** Available widths; undefined for images of a single size. */
  srcSet?: string;
  sizes?: string;
}

interface Named {
  provider: string;
  preset: string;
}

/**
 * Returns the address of an image `pixels` wide, never enlarged. Drawings, animations and images outside the CMS
 * documents keep their address. Throws for an unknown provider or preset (spec §8).
 */
export function imageSource(src: string, pixels: number, { provider, preset }: Named): Source {
  if (!isProvider(provider)) throw new Error(`Unknown image provider: ${provider}`);
  if (!isPreset(preset)) throw new Error(`Unknown image preset: ${preset}`);
  const sizes = imagePresets[preset];
  if (provider === "none" || !isResizable(src)) return { src };
  if (typeof sizes === "number") return { src: resizedAddress(src, sizes) };
  const steps = imageWidths.filter((_step, index) => (imageWidths[index - 1] ?? 0) < pixels);
  const srcSet = steps.map((step) => `${resizedAddress(src, step)} ${Math.min(step, pixels)}w`).join(", ");
  return { src, srcSet, sizes };
}

function isProvider(name: string): name is ImageProvider {
  return imageProviders.some((provider) => provider === name);
}

function isPreset(name: string): name is ImagePreset {
  return Object.hasOwn(imagePresets, name);
}

function resizedAddress(src: string, width: number): string {
  return `${imagesPath}/f_webp,w_${width}${src}`;
}

function isResizable(src: string): boolean {
  return src.startsWith(`${documentsPath}/`) && /\.(?:jpe?g|png|webp)$/i.test(src);
}
