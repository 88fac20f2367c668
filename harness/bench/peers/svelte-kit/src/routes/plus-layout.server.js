import { site } from "#lib/page.server.js";

export const csr = process.env.HYDRATE !== "no";

export function load() {
  return { site };
}
