import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Answer } from "./answer.ts";

const mediaTypes: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".vtt": "text/vtt; charset=utf-8",
  ".wav": "audio/wav",
  ".webm": "video/webm",
  ".webp": "image/webp",
};

/**
 * Reads a binary file of the store. The path must come from the store's own list of files, so that no address can reach
 * anything else on disk.
 */
export async function readLibraryFile(path: string): Promise<Answer> {
  const contentType = mediaTypes[extname(path)] ?? "application/octet-stream";
  return { body: await readFile(path), contentType, source: "recorded" };
}
