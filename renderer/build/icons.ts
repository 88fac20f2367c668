import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import {
  controlIconNames,
  errorIllustrationNames,
  iconNames,
  illustrationNames,
  statusIconNames,
} from "#components/media/icon-names.ts";

type IconSwitches = {
  /** Draw icons by reference to cached sprites instead of inline paths. */
  iconsLazyLoad: boolean;
  /** Folder of the sprites in the site's address space, e.g. `/assets/icons`. */
  iconsPath: string;
};

type Drawing = ReturnType<typeof parseDrawing>;

interface Sprite {
  /** Path below the site's root. */
  file: string;
  svg: string;
}

const require = createRequire(import.meta.url);

/**
 * Serves `virtual:icons` and `virtual:icons/status`: the drawings as data, because inline SVG as text would need
 * innerHTML in the browser, or the addresses of sprites that hold them.
 */
export function iconModule({ iconsLazyLoad, iconsPath }: IconSwitches): Plugin {
  // These icons are on every page and as small as text: one decimal is enough.
  const controlIcons = drawings("components", controlIconNames, 1);
  const statusIcons = drawings("components", statusIconNames);
  const icons = { ...drawings("components", iconNames), ...controlIcons };
  const illustrations = drawings("complex", illustrationNames);
  // An error page shows one drawing, which is smaller than the sprite of all.
  const errorIllustrations = drawings("complex", errorIllustrationNames);
  const iconSprite = toSprite(iconsPath, "icons", icons);
  const illustrationSprite = toSprite(iconsPath, "illustrations", illustrations);
  const sprites = iconsLazyLoad ? [iconSprite, illustrationSprite] : [];
  const code = toModule(
    iconsLazyLoad
      ? {
          iconSprite: `/${iconSprite.file}`,
          illustrationSprite: `/${illustrationSprite.file}`,
          controlIcons: {},
          icons: {},
          illustrations: errorIllustrations,
        }
      : {
          iconSprite: null,
          illustrationSprite: null,
          controlIcons,
          icons,
          illustrations: { ...illustrations, ...errorIllustrations },
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
          response.setHeader("content-type", "image/svg+xml").end(svg);
        });
      }
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { file, svg } of sprites) this.emitFile({ type: "asset", fileName: file, source: svg });
    },
  };
}

/** Reads one drawing of the design system; throws when it is more than paths in the colour of the text. */
export function parseDrawing(svg: string, decimals = 2) {
  const viewBox = /\bviewBox="([^"]+)"/.exec(svg)?.[1];
  // The larger drawings are clipped to their own view box, which the browser does anyway.
  const drawn = svg.replace(/<defs>.*?<\/defs>|<g clip-path="[^"]*">/gs, "");
  const shapes = [...drawn.matchAll(/<(?!\/|svg\b|\?)[^>]+>/g)].map(([tag]) => tag);
  const paths = shapes.map((tag) => {
    const d = /^<path\b.* d="([^"]+)"/s.exec(tag)?.[1];
    if (!d || !tag.includes('fill="currentColor"')) throw new Error(`Icon has a shape this build cannot draw: ${tag}`);
    return tag.includes('fill-rule="evenodd"')
      ? { d: round(d, decimals), fillRule: "evenodd" }
      : { d: round(d, decimals) };
  });
  if (!viewBox || paths.length === 0) throw new Error("Icon has no view box or no path");
  return { viewBox, paths };
}

/** Rounds to two decimals, which halves the bytes. */
function round(d: string, decimals: number): string {
  return d.replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(decimals))));
}

function drawings(set: string, names: readonly string[], decimals?: number): Record<string, Drawing> {
  return Object.fromEntries(names.map((name) => [name, parseDrawing(read(`${set}/${name}.svg`), decimals)]));
}

function read(file: string): string {
  return readFileSync(require.resolve(`@gov-design-system-ce/icons/lib/${file}`), "utf8");
}

function toModule(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

/** The file's name holds a hash in the form that the server takes for one (server/http/static-files.ts). */
function toSprite(folder: string, name: string, drawn: Record<string, Drawing>): Sprite {
  const symbols = Object.entries(drawn).map(([id, { viewBox, paths }]) => {
    const shapes = paths.map(({ d, fillRule }) => `<path d="${d}"${fillRule ? ` fill-rule="${fillRule}"` : ""}/>`);
    return `<symbol id="${id}" viewBox="${viewBox}">${shapes.join("")}</symbol>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 7);
  return { file: `${folder.replace(/^\/|\/$/g, "")}/${name}.P${hash}.svg`, svg };
}
