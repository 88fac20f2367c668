import { extname } from "node:path";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { sharpForDrawings } from "#portal/images/libvips.ts";

/** A document or image of the CMS as its list describes it. */
export interface LibraryFile {
  fileName: string;
  mimeType: string;
  /** In bytes. */
  size: number;
  width: number;
  height: number;
}

export function libraryFileOf(item: unknown): LibraryFile | null {
  if (!isRecord(item) || typeof item["fileName"] !== "string" || typeof item["mimeType"] !== "string") return null;
  const numberOf = (key: string, otherwise: number) =>
    typeof item[key] === "number" && item[key] > 0 ? item[key] : otherwise;
  const { fileName, mimeType } = item;
  return {
    fileName,
    mimeType,
    size: numberOf("size", 1),
    width: numberOf("width", 1200),
    height: numberOf("height", 800),
  };
}

/**
 * Creates a placeholder of the same type for a file of the CMS: images with the same dimensions, documents with the
 * same number of bytes.
 */
export async function placeholderFor(file: LibraryFile): Promise<Uint8Array> {
  const { mimeType, size } = file;
  if (mimeType === "image/svg+xml") return Buffer.from(labelled(file));
  if (mimeType.startsWith("image/")) return imageFor(file);
  if (mimeType === "application/pdf") return pdf(size);
  if (mimeType === "text/vtt") return Buffer.from("WEBVTT\n");
  return Buffer.alloc(Math.min(size, mostBytes), " ");
}

const mostBytes = 1_000_000;

async function imageFor(file: LibraryFile): Promise<Uint8Array> {
  const extension = extname(file.fileName).slice(1).toLowerCase();
  const format = formats.find((each) => each === extension || `image/${each}` === file.mimeType) ?? "jpeg";
  const image = sharpForDrawings()(Buffer.from(labelled(file)), { density: 72 });
  return await image.resize(sizeOf(file.width), sizeOf(file.height), { fit: "fill" }).toFormat(format).toBuffer();
}

const formats = ["jpeg", "png", "webp", "avif", "gif"] as const;

function sizeOf(pixels: number): number {
  return Math.min(Math.round(pixels), 4000);
}

function labelled({ width, height }: LibraryFile): string {
  const [w, h] = [sizeOf(width), sizeOf(height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="100%" height="100%" fill="#d6dde6"/><text x="50%" y="50%" font-family="sans-serif" font-size="${Math.max(8, Math.round(h / 10))}" fill="#2b3e50" text-anchor="middle">${w} × ${h}</text></svg>`;
}

/** Creates an empty page, padded by a comment. */
function pdf(size: number): Uint8Array {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>",
  ];
  const build = (filling: number) => {
    let text = `%PDF-1.4\n%${" ".repeat(filling)}\n`;
    const offsets = objects.map((object, index) => {
      const offset = text.length;
      text += `${index + 1} 0 obj${object}endobj\n`;
      return `${String(offset).padStart(10, "0")} 00000 n \n`;
    });
    const start = String(text.length).padStart(10, "0");
    return `${text}xref\n0 4\n0000000000 65535 f \n${offsets.join("")}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  };
  return Buffer.from(build(Math.max(0, Math.min(size, mostBytes) - build(0).length)), "latin1");
}
