import { memo } from "#schemas/parse/memo.ts";
import type { Content } from "#schemas/site/content.ts";
import { documentPattern, toDocumentPath } from "#schemas/values/image.ts";
import { deadlineIn, withDeadline } from "#server/deadline.ts";
import type { ImageMetadata, ReadImageMetadata } from "#server/images/image-metadata.ts";

export type TextImages = ReadonlyMap<string, ImageMetadata>;

/** Longest wait for image sizes in milliseconds. */
const maxWaitMs = 1000;
const maxImages = 100;

/**
 * Reads metadata of images without a size in the texts of a page, by their CMS path; images not read in time are left
 * out. Equal results are the same object, so that values derived from them stay valid.
 */
export async function readTextImages(
  content: Content,
  czech: Content | null,
  read: ReadImageMetadata,
): Promise<TextImages> {
  const paths = new Set([...unsizedImages(content), ...(czech ? unsizedImages(czech) : [])]);
  if (paths.size === 0) return none;
  const deadline = deadlineIn(maxWaitMs);
  const answers = await Promise.allSettled(
    [...paths].slice(0, maxImages).map((path) => withDeadline(deadline, () => one(path, read))),
  );
  const images = new Map(answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : [])));
  const previous = last.get(content);
  if (previous?.size === images.size && [...images].every(([path, image]) => previous.get(path) === image))
    return previous;
  last.set(content, images);
  return images;
}

async function one(path: string, read: ReadImageMetadata): Promise<[string, ImageMetadata]> {
  return [path, await read(path)];
}

const none: TextImages = new Map();
const last = new WeakMap<Content, TextImages>();

// A tag or bracket ends where the next one starts, which keeps matching linear in time.
const image = /<img\s[^<>]*>|!\[[^[\]]*\]\(<?(\/documents\/[^\s"\\()<>]+)/gi;
const source = /\ssrc\s*=\s*(?:"(?<quoted>\/documents\/[^"<>]+)"|["']?(?<bare>\/documents\/[^\s"'<>]+))/i;

/** Paths of the images in HTML and Markdown that have no width or height. */
const unsizedImages = memo((content: Content): readonly string[] => {
  const text = JSON.stringify(content.data).replaceAll('\\"', '"');
  const paths = [...text.matchAll(image)].flatMap(([tag, path]) => path ?? (isSized(tag) ? [] : (sourceOf(tag) ?? [])));
  return paths.map(toDocumentPath).filter((path) => documentPattern.test(path));
});

function sourceOf(tag: string): string | undefined {
  const { quoted, bare } = source.exec(tag)?.groups ?? {};
  return quoted ?? bare;
}

function isSized(tag: string): boolean {
  return ["width", "height"].every((name) =>
    new RegExp(`\\s${name}\\s*=\\s*["']?[1-9]\\d*(?:px)?["'\\s/>]`, "i").test(tag),
  );
}
