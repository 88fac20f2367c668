import { content } from "#lib/page.server.js";

export function load() {
  return { content };
}
