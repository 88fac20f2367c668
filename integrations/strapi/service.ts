/** The service that answers the portal from Strapi. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runAdapter } from "#portal/adapter/run-adapter.ts";
import { strapiAdapter } from "./adapter.ts";
import { trial } from "./settings.ts";
import { createStrapiApi } from "./strapi-api.ts";

const { cms, dataFolder } = trial;
const token = readFileSync(join(dataFolder, "token"), "utf8");
await runAdapter(strapiAdapter(createStrapiApi({ url: cms, token }), cms), join(dataFolder, "service"));
