/** Reference server for cached pages: node:http sends the bytes of a file (arguments: path, content encoding). */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file = "", encoding = ""] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": encoding,
  "content-length": body.length,
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`Ready on http://localhost:${typeof address === "object" ? address?.port : ""}`);
});
