import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { sharpForDrawings } from "#server/images/libvips.ts";
import { themes } from "./stylesheets.ts";
import { themeValues } from "./theme-values.ts";

/** Serves the images that browsers and other sites show for a site: the icons and the share image of each theme. */
export function themePictures(): Plugin {
  const made = new Map<string, Promise<Record<string, Uint8Array>>>();
  function picturesOf(theme: string) {
    const pictures = made.get(theme) ?? drawPictures(theme);
    made.set(theme, pictures);
    return pictures;
  }
  return {
    name: "portal:theme-pictures",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, theme = "", file = ""] = /^\/assets\/(theme-[\w-]+)\/([\w.-]+)$/.exec(request.url ?? "") ?? [];
        const picture = themes.includes(theme) ? (await picturesOf(theme))[file] : undefined;
        if (!picture) return next();
        response.setHeader("content-type", file.endsWith(".svg") ? "image/svg+xml" : "image/png").end(picture);
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const theme of themes)
        for (const [file, source] of Object.entries(await picturesOf(theme)))
          this.emitFile({ type: "asset", fileName: `assets/${theme}/${file}`, source });
      const { "icon-32.png": icon } = await picturesOf("theme-default");
      if (icon) this.emitFile({ type: "asset", fileName: "favicon.ico", source: toIco(icon) });
    },
  };
}

/** Draws a theme's images from its emblem and colours. */
export async function drawPictures(theme: string, folder?: string): Promise<Record<string, Uint8Array>> {
  const light = themeValues(theme, "light", folder);
  const dark = themeValues(theme, "dark", folder);
  const mark = markOf(light("--p-mark"));
  const band = light("--color-primary-700");
  const onBand = (size: number) =>
    svg(size, size, rect(size, size, band) + place(mark, size * 0.22, size * 0.56, "#fff"));
  const scheme = `<style>g{fill:${light("--color-primary-600")}}@media (prefers-color-scheme:dark){g{fill:${dark("--color-primary-300")}}}</style>`;
  const icon = svg(32, 32, `${scheme}<g>${scaled(mark, 32)}</g>`);
  return {
    "icon.svg": Buffer.from(icon),
    "icon-32.png": await toPng(svg(32, 32, place(mark, 0, 32, light("--color-primary-600")))),
    // Full bleed, because the operating system masks the icon to its own shape.
    "icon-192.png": await toPng(onBand(192)),
    "icon-512.png": await toPng(onBand(512)),
    "apple-touch-icon.png": await toPng(onBand(180)),
    "share.png": await toPng(sharePicture(mark, light)),
  };
}

interface Mark {
  size: number;
  shapes: string;
}

/** Reads a theme's emblem; throws unless it is an SVG with a square view box. */
function markOf(value: string): Mark {
  const text = decodeURIComponent(/^url\(["']?data:image\/svg\+xml,(.*?)["']?\)$/.exec(value)?.[1] ?? "");
  const [, size, shapes] = /^<svg [^>]*viewBox=["']0 0 (\d+) \1["'][^>]*>(.*)<\/svg>$/s.exec(text) ?? [];
  if (!size || !shapes) throw new Error("--p-mark must be a data address of an SVG with a square view box at 0 0");
  return { size: Number(size), shapes };
}

/** The emblem with three illustrations, for sites that preview a page without an image of its own. */
function sharePicture(mark: Mark, colorOf: (name: string) => string): string {
  const tiles = ["institution", "family", "documents"].map((name, index) => {
    const shapes = readFileSync(join(import.meta.dirname, `../../components/media/drawings/${name}.svg`), "utf8")
      .replace(/<\/?svg[^>]*>/g, "")
      .replace(/var\((--p-draw-\w+)\)/g, (_, property: string) => colorOf(property));
    const [x, y] = [490 + 230 * index, 345 - 120 * index];
    const circle = `<circle cx="110" cy="110" r="110" fill="${colorOf("--p-draw-soft")}"/>`;
    return `<g transform="translate(${x} ${y})">${circle}<g transform="translate(45 45) scale(1.354)">${shapes}</g></g>`;
  });
  const ground = rect(1200, 630, colorOf("--color-primary-700"));
  const hill = `<path fill="${colorOf("--color-primary-800")}" d="M0 630V520L1200 130v500z"/>`;
  return svg(1200, 630, ground + hill + place(mark, 110, 260, "#fff", 170) + tiles.join(""));
}

function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}

function rect(width: number, height: number, fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

function place(mark: Mark, x: number, size: number, fill: string, y = x): string {
  return `<g transform="translate(${x} ${y})" fill="${fill}">${scaled(mark, size)}</g>`;
}

function scaled(mark: Mark, size: number): string {
  return `<g transform="scale(${size / mark.size})">${mark.shapes}</g>`;
}

async function toPng(drawing: string): Promise<Uint8Array> {
  return sharpForDrawings()(Buffer.from(drawing)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** Wraps a 32 × 32 px PNG as an .ico file: one directory entry, then the image. */
function toIco(png: Uint8Array): Uint8Array {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
