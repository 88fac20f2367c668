import { generateImportMap } from "payload";
import config from "../payload.config.ts";

/** Writes the list of components that the admin imports by name. */
export async function writeImportMap(): Promise<void> {
  await generateImportMap(await config, { force: true, log: false });
}
