/** Prints a token for ?preview= that is signed with PREVIEW_SECRET: npm run preview-token -- [--hours 8]. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { parseArgs } from "node:util";
import { systemClock } from "#server/clock.ts";
import { parseConfig } from "#server/config/config.ts";
import { createPreviewToken } from "#server/http/preview-token.ts";

const HOUR = 3_600_000;
const envFile = join(import.meta.dirname, "../../.env");
if (existsSync(envFile)) loadEnvFile(envFile);

const { hours } = parseArgs({ options: { hours: { type: "string", default: "8" } } }).values;
const { previewSecret } = parseConfig(process.env);
if (!/^[1-9]\d{0,3}$/.test(hours)) stop(`--hours: expected a whole number from 1 to 9999, got ${hours}`);
else if (previewSecret === null) stop("PREVIEW_SECRET is not set; it needs at least 32 characters.");
else console.log(await createPreviewToken(previewSecret, systemClock.now() + Number(hours) * HOUR));

function stop(reason: string): void {
  console.error(reason);
  process.exitCode = 2;
}
