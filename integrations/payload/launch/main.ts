/** The reference CMS: `npm run cms [-- import | export | check | build]`, described in docs/cms.md. */
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { installPackages } from "#portal/adapter/launch/install-packages.ts";
import { createPrograms } from "#portal/adapter/launch/programs.ts";
import { dataFolder } from "../settings.ts";
import { launch } from "./launch.ts";

const stopped = Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
const programs = createPrograms(join(dataFolder, "logs"));
const install = () => installPackages(join(import.meta.dirname, ".."), "900 MB");
process.exit(await launch(process.argv.slice(2), { programs, stopped, install, say: console.error }));
