/** The reference CMS: `npm run cms [-- import | export | check | build]`, described in docs/cms.md. */
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { dataFolder } from "../settings.ts";
import { installPackages } from "./install.ts";
import { launch } from "./launch.ts";
import { createPrograms } from "./programs.ts";

const stopped = Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
const programs = createPrograms(join(dataFolder, "logs"));
process.exit(await launch(process.argv.slice(2), { programs, stopped, install: installPackages, say: console.error }));
