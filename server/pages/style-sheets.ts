import { globSync } from "node:fs";

/** Addresses of the built style sheets; `portal` is for all pages, the others for the pages they are named after. */
export type StyleSheets = Readonly<Record<string, string>>;

export function readStyleSheets(clientRoot: string): StyleSheets {
  const files = globSync("assets/*.P*.css", { cwd: clientRoot });
  return Object.fromEntries(files.map((file) => [/([\w-]+)\.P\w+\.css$/.exec(file)?.[1] ?? "", `/${file}`]));
}
