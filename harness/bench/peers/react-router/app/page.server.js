import { readFileSync } from "node:fs";

export const { site, content } = JSON.parse(readFileSync(process.env.PAGE_FILE, "utf8"));
