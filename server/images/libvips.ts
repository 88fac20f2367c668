import sharp from "sharp";

// Every image is read once and comes from memory; two at a time on a thread each leave the others of Node.js their threads.
sharp.cache(false);
sharp.concurrency(1);
// Of the many formats libvips reads, only those of photographs: no SVG, PDF or TIFF, whatever a file is called.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

export { sharp };
