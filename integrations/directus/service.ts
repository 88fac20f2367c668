/** The service that answers the portal from Directus. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runAdapter } from "#portal/adapter/run-adapter.ts";
import { directusAdapter } from "./adapter.ts";
import { createDirectusApi } from "./directus-api.ts";
import { trial } from "./settings.ts";

const { cms, dataFolder } = trial;
const token = readFileSync(join(dataFolder, "token"), "utf8");
await runAdapter(directusAdapter(createDirectusApi({ url: cms, token }), cms), join(dataFolder, "service"));
