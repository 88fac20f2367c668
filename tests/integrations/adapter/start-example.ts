import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { startAdapter } from "#integrations/adapter/start-adapter.ts";
import { systemClock } from "#server/clock.ts";
import type { createExampleCms } from "./example-cms.ts";

export const secret = "0123456789abcdef0123456789abcdef";
export const linkSecret = "fixed-secret-in-the-address-of-the-cms";

/** Starts the service of the example CMS; a second one takes over the first one's folder. */
export async function start(
  { adapter }: Pick<ReturnType<typeof createExampleCms>, "adapter">,
  changes: Partial<Parameters<typeof startAdapter>[0]> & { folder?: string } = {},
) {
  const lines: { message: string; [about: string]: unknown }[] = [];
  const write = (about: object, message: string) => void lines.push({ ...about, message });
  const { folder = temporaryFolder(), ...others } = changes;
  const service = await startAdapter({
    adapter,
    folder: join(folder, "snapshot"),
    library: join(folder, "files"),
    files: [join(folder, "files")],
    outbox: join(folder, "outbox.db"),
    portals: [],
    changedSecret: secret,
    draftsToken: secret,
    hookSecret: secret,
    linkSecret,
    previewSecret: secret,
    portal: "https://portal.example.org",
    readEveryMs: 3_600_000,
    pausesMs: [5],
    idleMs: 5000,
    host: "127.0.0.1",
    port: 0,
    pollMs: 5,
    clock: systemClock,
    log: { debug: write, info: write, warn: write, error: write },
    ...others,
  });
  let stopped: Promise<void> | null = null;
  const stop = () => (stopped ??= service.stop());
  onTestFinished(stop);
  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(service.url + path, { headers, redirect: "manual" });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
  return {
    ...service,
    stop,
    folder,
    lines,
    get,
    preview: (path: string) => get(`${path}?onlyPublished=false`, { authorization: `Bearer ${secret}` }),
    status: async () => (await get("/readyz")).body.status,
    name: async (id: string) => (await get(`/contents/by-id/${id}`)).body.name,
    hook: (body: string, authorization = `Bearer ${secret}`) =>
      fetch(`${service.url}/hook`, { method: "POST", body, headers: { authorization } }),
  };
}
