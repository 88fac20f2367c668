import sharp from "sharp";

// Every image is read once, from memory; one thread each leaves two of the four threads of Node.js free.
sharp.cache(false);
sharp.concurrency(1);
// Only the formats of photographs are read: no SVG, PDF or TIFF, whatever the name of the file.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

export { sharp };
