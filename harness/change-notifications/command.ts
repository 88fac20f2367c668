import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { z } from "zod";
import { portalCommand } from "#harness/cli/command.ts";
import { EnvironmentError, exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { change } from "#portal/changes/change.ts";
import { changeHeaders, signChange } from "#portal/changes/signature.ts";
import { systemClock } from "#portal/clock.ts";
import { parseConfig } from "#portal/config/config.ts";
import { changedPath } from "#portal/contract/site/own-paths.ts";

const root = join(import.meta.dirname, "../..");

const answer = z.object({
  error: z.string().optional(),
  answers: z.number().optional(),
  otherNodes: z.number().nullish(),
  paths: z.array(z.string()).default([]),
});

export const command = portalCommand({
  description: "Notifies a running portal of changes in the CMS; signed with CHANGED_SECRET",
  args: {
    id: { type: "string", valueHint: "id", description: "Id of a content item or another record; repeatable" },
    address: {
      type: "string",
      valueHint: "path",
      description: "A friendly URL, for new pages; repeatable",
    },
    structure: {
      type: "string",
      valueHint: "key",
      description: "A structure key of the CMS, for all lists of this structure",
    },
    kind: { type: "string", valueHint: "kind", description: "webs, configs, categories, tags or documents" },
    everything: { type: "boolean", default: false, description: "Everything read from the CMS" },
    portal: {
      type: "string",
      default: "http://localhost:3000",
      valueHint: "url",
      description: "Any node of the portal",
    },
  },
  async run({ id, address, structure, kind, everything, portal }, { out, signal }) {
    if (!(id || address || structure || kind || everything))
      throw new UsageError("Say what has changed: --id, --address, --structure, --kind or --everything.");
    const listed = { ids: id, addresses: address, structures: structure, kinds: kind };
    const lists = Object.entries(listed).map(([name, values]) => [name, values?.split(",") ?? []]);
    const parsed = change.safeParse({ ...Object.fromEntries(lists), everything });
    if (!parsed.success) throw new UsageError(`${parsed.error.issues[0]?.message ?? "This is not a change"}.`);
    if (URL.parse(portal) === null) throw new UsageError(`--portal: expected an address, got ${portal}.`);
    const result = answer.parse(await send(new URL(changedPath, portal), JSON.stringify(parsed.data), signal));
    if (result.error !== undefined) throw new EnvironmentError(`The portal rejects the notification: ${result.error}.`);
    out(result.paths.map((path) => `${path}\n`).join(""));
    const others = result.otherNodes === null ? "later" : (result.otherNodes ?? 0);
    out(
      `Pages to refresh: ${result.paths.length}. CMS responses: ${result.answers ?? 0}. Other nodes notified: ${others}.\n`,
    );
    return exitCodes.clean;
  },
});

async function send(url: URL, body: string, signal: AbortSignal): Promise<unknown> {
  const time = String(Math.floor(systemClock.now() / 1000));
  const headers = { [changeHeaders.time]: time, [changeHeaders.signature]: signChange(readSecret(), time, body) };
  try {
    return await (await fetch(url, { method: "POST", headers, body, signal })).json();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(
      `The portal at ${url.origin} cannot be notified (${reason}); is CHANGED_SECRET set there?`,
    );
  }
}

function readSecret(): string {
  const envFile = join(root, ".env");
  if (existsSync(envFile)) loadEnvFile(envFile);
  const { CHANGED_SECRET, CHANGED_SECRET_FILE } = process.env;
  const [secret] = parseConfig({ CHANGED_SECRET, CHANGED_SECRET_FILE }).changedSecrets?.all ?? [];
  if (secret === undefined) throw new UsageError("CHANGED_SECRET is not set; it must be that of the portal.");
  return secret;
}
