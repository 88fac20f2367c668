import type { FastifyInstance, FastifyReply } from "fastify";
import { documentAddress } from "#schemas/values/image.ts";
import { documentsPath, imagesPath } from "#schemas/values/image-address.ts";
import { DeadlineError, deadlineIn, withDeadline } from "#server/deadline.ts";
import { OverloadError } from "#server/http/render-queue.ts";
import { pathOf } from "#server/http/request-target.ts";
import { sendStatus } from "#server/http/status-text.ts";
import { matchesTag } from "#server/pages/send-page.ts";
import { ImageError } from "./image-error.ts";
import { parseModifiers } from "./image-modifiers.ts";
import { createImageVariants, type ImageVariantsOptions } from "./image-variants.ts";

interface Options extends ImageVariantsOptions {
  /** Limit for a complete response, in milliseconds. */
  deadlineMs: number;
}

/** An address names a file, not a version of it: cached copies are revalidated after an hour, in the background. */
const cacheControl = "public, max-age=3600, stale-while-revalidate=604800";

/** Serves resized images of the CMS at addresses such as `/_ipx/f_webp,w_640/cms/documents/…` (spec §7, images). */
export function serveImages(app: FastifyInstance, { deadlineMs, ...options }: Options): void {
  const variantOf = createImageVariants(options);
  app.get(`${imagesPath}/*`, async (request, reply) => {
    const path = pathOf(request.raw.url);
    try {
      const { modifiers, address } = parseAddress(path);
      const variant = isOneSize(address)
        ? { value: { picture: null } }
        : await withDeadline(deadlineIn(deadlineMs), () => variantOf(inCms(address), modifiers));
      if (!variant) return sendStatus(reply, 404);
      reply.header("cache-control", cacheControl);
      const { picture } = variant.value;
      if (picture === null) return reply.redirect(address, 307);
      reply.header("content-security-policy", "default-src 'none'").header("etag", picture.etag);
      if (matchesTag(request.headers["if-none-match"], picture.etag)) return reply.code(304).send();
      return reply.type(picture.type).send(picture.bytes);
    } catch (err) {
      const { status, reason } = toRefusal(err);
      if (status !== 400) options.log.error({ err, path }, "image could not be served");
      return refuse(reply, status, reason);
    }
  });
}

/** Parses a canonical path; throws ImageError. */
function parseAddress(path: string) {
  const [, modifiers = "", address = ""] = /^\/_ipx\/([^/]+)(\/.+)$/.exec(path) ?? [];
  const isDocument = address.startsWith(`${documentsPath}/`);
  if (!isDocument || !documentAddress.safeParse(inCms(address)).success)
    throw new ImageError(400, `expected ${imagesPath}/<modifiers>${documentsPath}/<path>`);
  return { modifiers: parseModifiers(modifiers), address };
}

function inCms(address: string): string {
  return address.replace(documentsPath, "/documents");
}

/** True for formats that are sent unchanged: SVG fits any size, GIF may be animated, AVIF is small. */
function isOneSize(address: string): boolean {
  return /\.(?:avif|gif|svg)$/i.test(address);
}

/** Maps an error to a response; rethrows unexpected ones. */
function toRefusal(err: unknown): { status: number; reason: string } {
  if (err instanceof ImageError) return { status: err.status, reason: err.message };
  if (err instanceof DeadlineError) return { status: 504, reason: "the image took too long" };
  if (err instanceof OverloadError) return { status: 503, reason: "too many images are being made" };
  throw err;
}

function refuse(reply: FastifyReply, status: number, reason: string): FastifyReply {
  if (status === 503) reply.header("retry-after", "1");
  return sendStatus(reply, status, reason);
}
