/** Where the portal serves the documents of the CMS (spec §7, images: alias /cms/documents). */
export const documentsPath = "/cms/documents";

/** Where the portal serves images in the size and format an address asks for (spec §7, images). */
export const imagesPath = "/_ipx";

/** Widths of screens in CSS pixels, and how many pixels of an image may fall on one of them (spec §9). */
const screens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 };
const densities = [1, 2];

/** The widths in which images are served: every screen at every density. */
export const imageWidths = [
  ...new Set(densities.flatMap((density) => Object.values(screens).map((width) => width * density))),
].toSorted((a, b) => a - b);

/** How wide an image stands in a window, for each of its uses: follows the widths in the components' style sheets. */
export const imageSizes = {
  hero: "(min-width: 60em) min(36vw, 29rem), calc(100vw - 2rem)",
  card: "(min-width: 80em) 24rem, (min-width: 42em) 45vw, calc(100vw - 2rem)",
  gallery: "(min-width: 34em) 22rem, calc(100vw - 2rem)",
  content: "min(45rem, 100vw - 2rem)",
  thumbnail: "min(8rem, 100vw - 2rem)",
  viewer: "calc(100vw - 2rem)",
} as const;

export type ImageUse = keyof typeof imageSizes;

/**
 * The addresses of an image that is `width` pixels wide, for a browser to choose from: none of more pixels than it has.
 * Undefined for what is served in one size only: drawings, animations and images that are not among the documents.
 */
export function srcSetOf(src: string, width: number): string | undefined {
  if (!isResizable(src)) return undefined;
  const steps = imageWidths.filter((_step, index) => (imageWidths[index - 1] ?? 0) < width);
  return steps.map((step) => `${resizedAddress(src, step)} ${Math.min(step, width)}w`).join(", ");
}

/** The address of an image in one of the widths above, for places that cannot choose among several. */
export function resizedAddress(src: string, width: number): string {
  return isResizable(src) ? `${imagesPath}/f_webp,w_${width}${src}` : src;
}

function isResizable(src: string): boolean {
  return src.startsWith(`${documentsPath}/`) && /\.(?:jpe?g|png|webp)$/i.test(src);
}
