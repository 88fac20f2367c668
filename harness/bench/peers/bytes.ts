/** Peer: node:http with the bytes of a file in each encoding (argument: the file). */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listen } from "./send.mjs";

const page = readFileSync(process.argv[2] ?? "");
const bodies = new Map([
  ["br", brotliCompressSync(page)],
  ["gzip", gzipSync(page)],
]);

listen(
  createServer(({ headers: { "accept-encoding": accepted = "" } }, response) => {
    const packed = bodies.get(String(accepted));
    const body = packed ?? page;
    const headers = { "content-type": "text/html; charset=utf-8", "content-length": body.length };
    response.writeHead(200, packed ? { ...headers, "content-encoding": String(accepted) } : headers).end(body);
  }),
);
