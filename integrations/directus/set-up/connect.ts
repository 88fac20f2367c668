import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageCollections, pictures, plainCollections } from "#directus/collections.ts";
import type { DirectusApi } from "#directus/directus-api.ts";
import { trial } from "#directus/settings.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";

const name = "portal";

/** Makes a user who may only read, for the adapter; its token is in a file. */
export async function createReader(api: DirectusApi): Promise<void> {
  const file = join(trial.dataFolder, "token");
  if (existsSync(file)) return;
  const pages = pageCollections().flatMap(({ name, translations }) => [name, translations]);
  const readable = ["languages", ...plainCollections, pictures, ...pages, "directus_files", "directus_versions"];
  const permissions = readable.map((collection) => ({ collection, action: "read", fields: ["*"], permissions: {} }));
  const policy = await idOf(
    api.send("POST", "/policies", { name, app_access: false, admin_access: false, permissions }),
  );
  const token = randomBytes(32).toString("hex");
  await api.send("POST", "/users", { first_name: name, status: "active", token, policies: [{ policy }] });
  writeFileSync(file, token, { mode: 0o600 });
}

/** Tells Directus where the service is, whose address may have changed: a flow for changes, and the addresses of previews. */
export async function connectService(api: DirectusApi): Promise<void> {
  const { hook, link } = trial.readSecrets();
  const old = await api.send("GET", `/flows?filter[name][_eq]=${name}&fields=id`);
  for (const flow of Array.isArray(old) ? old.filter(isRecord) : []) await api.send("DELETE", `/flows/${flow["id"]}`);
  const pages = pageCollections().map((page) => page.name);
  const options = {
    type: "action",
    scope: ["items.create", "items.update", "items.delete"],
    collections: [...pages, ...plainCollections, pictures, "directus_versions", "directus_files"],
  };
  const flow = await idOf(
    api.send("POST", "/flows", { name, status: "active", trigger: "event", accountability: null, options }),
  );
  const request = {
    url: `${trial.service}/hook`,
    method: "POST",
    headers: [{ header: "Authorization", value: `Bearer ${hook}` }],
    body: "{{$trigger}}",
  };
  const place = { position_x: 20, position_y: 1 };
  const operation = { flow, key: "hook", name: "hook", type: "request", options: request, ...place };
  await api.send("PATCH", `/flows/${flow}`, { operation: await idOf(api.send("POST", "/operations", operation)) });
  const preview_url = `${trial.service}/preview?secret=${link}&content={{portalId}}&content={{id}}&language=cs`;
  for (const page of pages) await api.send("PATCH", `/collections/${page}`, { meta: { preview_url } });
}

async function idOf(answer: Promise<unknown>): Promise<string> {
  const row = await answer;
  return isRecord(row) ? String(row["id"]) : "";
}
