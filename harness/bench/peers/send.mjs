import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const encoders = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Sends a page in the requested encoding. Peers without their own compression are usually set up like this. */
export async function send(request, response, body) {
  const encoding = request.headers["accept-encoding"];
  const encode = encoders[encoding];
  const bytes = encode ? await encode(body) : Buffer.from(body);
  const headers = { "content-type": "text/html; charset=utf-8", "content-length": bytes.length };
  response
    .writeHead(200, encode ? { ...headers, "content-encoding": encoding, vary: "accept-encoding" } : headers)
    .end(bytes);
}

/** Listens on a free port and prints it. */
export function listen(server) {
  server.listen(0, "127.0.0.1", () => console.log(`Ready on http://localhost:${server.address().port}`));
}
