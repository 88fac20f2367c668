import sharp from "sharp";

// Each image is read once, so nothing is cached; one thread per image leaves two of Node's four threads free.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Returns sharp for untrusted images: it reads photograph formats only (no SVG, PDF, TIFF), detected by content. The
 * list of readable formats is global to the process, so it is set at each use.
 */
export function sharpForPhotographs(): typeof sharp {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
  });
  return sharp;
}

/** Returns sharp for the project's own drawings. Never use it in a process that reads untrusted images. */
export function sharpForDrawings(): typeof sharp {
  sharp.unblock({ operation: ["VipsForeignLoad"] });
  return sharp;
}

export { sharp };
