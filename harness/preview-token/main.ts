/** Prints a preview token for ?preview=, signed with PREVIEW_SECRET. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { systemClock } from "#portal/clock.ts";
import { parseConfig } from "#portal/config/config.ts";
import { createPreviewToken, maxTokenHours } from "#portal/http/preview-token.ts";
import { readTaskArguments } from "#portal/launch/task-arguments.mjs";

const HOUR = 3_600_000;
const envFile = join(import.meta.dirname, "../../.env");
if (existsSync(envFile)) loadEnvFile(envFile);

const { values } = readTaskArguments("npm run preview-token -- [--hours 8] [--site id] [--content id]", {
  options: { hours: { type: "string", default: "8" }, site: { type: "string" }, content: { type: "string" } },
});
const { hours, site = null, content = null } = values;
const { previewSecrets } = parseConfig(process.env);
if (!/^[1-9]\d?$/.test(hours) || Number(hours) > maxTokenHours)
  stop(`--hours: expected a whole number from 1 to ${maxTokenHours}, got ${hours}`);
else if (previewSecrets === null) stop("PREVIEW_SECRET is not set; it needs at least 32 characters.");
else
  console.log(
    await createPreviewToken(previewSecrets.all[0], systemClock.now() + Number(hours) * HOUR, { site, content }),
  );

function stop(reason: string): void {
  console.error(reason);
  process.exitCode = 2;
}
