/** Peer: Astro's server output behind node:http. The page is buffered, so that it can be compressed like those of others. */
import { createServer } from "node:http";
import { handler } from "./dist/server/entry.mjs";
import { listen, send } from "./send.mjs";

listen(
  createServer((request, response) => {
    const chunks = [];
    const collected = Object.create(response, {
      writeHead: { value: () => collected },
      write: { value: (chunk) => chunks.push(Buffer.from(chunk)) > 0 },
      end: {
        value: (chunk) => {
          if (chunk) chunks.push(Buffer.from(chunk));
          void send(request, response, Buffer.concat(chunks));
        },
      },
    });
    handler(request, collected);
  }),
);
