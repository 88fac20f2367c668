import sharp from "sharp";

// Every image is read once, from memory; one thread each leaves two of the four threads of Node.js free.
sharp.cache(false);
sharp.concurrency(1);

/**
 * For images of others: only the formats of photographs are read, no SVG, PDF or TIFF, whatever the name of the file. A
 * process has one list of what may be read, so it is set at each use.
 */
export function sharpForPhotographs(): typeof sharp {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
  });
  return sharp;
}

/** Returns sharp for the project's own drawings; never used in a process that reads images of others. */
export function sharpForDrawings(): typeof sharp {
  sharp.unblock({ operation: ["VipsForeignLoad"] });
  return sharp;
}

export { sharp };
