/** Reference server for rendered pages: React renders the tree of the standard page, node:http sends it. */
import { createServer } from "node:http";
import { prepareRendering } from "./rendering.ts";

const { document } = await prepareRendering();
const server = createServer((_request, response) => {
  const html = Buffer.from(document());
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": html.length }).end(html);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`Ready on http://localhost:${typeof address === "object" ? address?.port : ""}`);
});
