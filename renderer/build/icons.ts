import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Drawing } from "virtual:icons";
import type { Plugin } from "vite";
import {
  controlIconNames,
  iconNames,
  illustrationNames,
  sceneFit,
  sceneNames,
  stateIllustrationNames,
  statusIconNames,
} from "#components/media/icon-names.ts";

export type IconSwitches = {
  /** Use cached sprites for icons in place of inline paths. */
  iconsLazyLoad: boolean;
  /** URL path of the sprites' folder, e.g. `/assets/icons`. */
  iconsPath: string;
};

interface Sprite {
  /** Path below the site's root. */
  file: string;
  svg: string;
}

const require = createRequire(import.meta.url);

/**
 * Serves `virtual:icons` and `virtual:icons/status`: drawings as data, because inline SVG text would need innerHTML in
 * the browser; or the addresses of sprites. Small icons come from the design system, illustrations are our own.
 */
export function iconModule({ iconsLazyLoad, iconsPath }: IconSwitches): Plugin {
  // These icons are on every page and as small as text: one decimal is precise enough.
  const controlIcons = drawings(ofDesignSystem, controlIconNames, 1);
  const statusIcons = drawings(ofDesignSystem, statusIconNames);
  const icons = { ...drawings(ofDesignSystem, iconNames), ...controlIcons };
  const illustrations = drawings(ofPortal, illustrationNames);
  const scenes = drawings(scene, sceneNames, 1);
  // An error page shows one illustration, which is smaller than a sprite with all of them.
  const stateIllustrations = drawings(ofPortal, stateIllustrationNames);
  const iconSprite = toSprite(iconsPath, "icons", icons);
  const illustrationSprite = toSprite(iconsPath, "illustrations", { ...illustrations, ...asSceneSymbols(scenes) });
  const sprites = iconsLazyLoad ? [iconSprite, illustrationSprite] : [];
  const code = toModule(
    iconsLazyLoad
      ? {
          iconSprite: `/${iconSprite.file}`,
          illustrationSprite: `/${illustrationSprite.file}`,
          controlIcons: {},
          icons: {},
          illustrations: stateIllustrations,
          scenes: {},
        }
      : {
          iconSprite: null,
          illustrationSprite: null,
          controlIcons,
          icons,
          illustrations: { ...illustrations, ...stateIllustrations },
          scenes,
        },
  );
  const statusCode = toModule({ statusIcons: iconsLazyLoad ? {} : statusIcons });

  return {
    name: "portal:icons",
    resolveId: { filter: { id: /^virtual:icons(\/status)?$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icons(\/status)?$/ },
      handler: (id) => ({ code: id.endsWith("/status") ? statusCode : code, moduleSideEffects: false }),
    },
    configureServer(server) {
      for (const { file, svg } of sprites) {
        server.middlewares.use(`/${file}`, (_request, response) => {
          // Ladle's server starts every answer as a 404.
          response.writeHead(200, { "content-type": "image/svg+xml" }).end(svg);
        });
      }
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { file, svg } of sprites) this.emitFile({ type: "asset", fileName: file, source: svg });
    },
  };
}

/** Parses an SVG; throws when it contains anything but shapes in `currentColor` or in theme colours. */
export function parseDrawing(svg: string, decimals = 2): Drawing {
  const viewBox = /\bviewBox="([^"]+)"/.exec(svg)?.[1];
  const shapes = [...svg.matchAll(/<(?!\/|svg\b|\?)[^>]+>/g)].map(([tag]) => parseShape(tag, decimals));
  if (!viewBox || shapes.length === 0) throw new Error("Icon has no view box or no path");
  return { viewBox, shapes };
}

function parseShape(tag: string, decimals: number): Drawing["shapes"][number] {
  const name = shapeNames.find((shape) => tag.startsWith(`<${shape} `));
  const attributes = [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value] as const);
  const paints = attributes.filter(([key]) => key === "fill" || key === "stroke");
  if (!name || paints.length === 0 || !paints.every(([, value]) => paint.test(value)))
    throw new Error(`Icon has a shape this build cannot draw: ${tag}`);
  return [
    name,
    // `currentColor` is the default and need not be written.
    Object.fromEntries(
      attributes.flatMap(([key, value]) =>
        value === "currentColor" ? [] : [[toCamelCase(key), key === "d" ? round(value, decimals) : value]],
      ),
    ),
  ];
}

const shapeNames = ["circle", "ellipse", "path", "rect"] as const;
const paint = /^(?:currentColor|none|var\(--p-draw-\w+\))$/;

function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Rounds the coordinates, which halves the bytes. */
function round(d: string, decimals: number): string {
  return d.replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(decimals))));
}

function drawings(
  read: (name: string) => string,
  names: readonly string[],
  decimals?: number,
): Record<string, Drawing> {
  return Object.fromEntries(names.map((name) => [name, parseDrawing(read(name), decimals)]));
}

function ofDesignSystem(name: string): string {
  return readFileSync(require.resolve(`@gov-design-system-ce/icons/lib/components/${name}.svg`), "utf8");
}

function ofPortal(name: string): string {
  return ofMedia(`drawings/${name}`);
}

function scene(name: string): string {
  return ofMedia(`scenes/${name}`);
}

function ofMedia(name: string): string {
  return readFileSync(join(import.meta.dirname, `../../components/media/${name}.svg`), "utf8");
}

/** A scene has another symbol than the illustration of its topic. */
function asSceneSymbols(scenes: Record<string, Drawing>): Record<string, Drawing> {
  return Object.fromEntries(Object.entries(scenes).map(([name, drawing]) => [`scene-${name}`, drawing]));
}

function toModule(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

/** The file name contains a hash in the form that the server recognises (server/http/static-files.ts). */
function toSprite(folder: string, name: string, drawn: Record<string, Drawing>): Sprite {
  const symbols = Object.entries(drawn).map(([id, { viewBox, shapes }]) => {
    const elements = shapes.map(([tag, attributes]) => `<${tag}${toAttributes(attributes)}/>`);
    const fit = id.startsWith("scene-") ? ` preserveAspectRatio="${sceneFit}"` : "";
    return `<symbol id="${id}" viewBox="${viewBox}"${fit}>${elements.join("")}</symbol>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 7);
  return { file: `${folder.replace(/^\/|\/$/g, "")}/${name}.P${hash}.svg`, svg };
}

function toAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join("");
}
