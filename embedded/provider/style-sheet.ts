import { readFileSync } from "node:fs";
import { text } from "./answers.ts";

const styles = readFileSync(new URL("provider.css", import.meta.url), "utf8");

/** The style sheet of all pages. */
export function styleSheet(): Response {
  return text(styles, 200, "text/css");
}
