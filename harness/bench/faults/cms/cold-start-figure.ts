import type { Measurement } from "#harness/bench/measurement.ts";
import { knownPages, type Seen, startFailingPortal } from "./failing-portal.ts";

/** R7: first pages of a portal that starts while the CMS is down or hangs. */
export async function measureColdStart(): Promise<Measurement[]> {
  const portal = await startFailingPortal({ timeoutMs: 500 });
  const seen: (Seen & { language: string })[] = [];
  for (const fault of [{ reset: true }, { hang: true }] as const) {
    portal.restart();
    portal.fail(() => fault);
    for (const [path, home] of knownPages) seen.push({ ...(await portal.see(path)), language: home.slice(0, 3) });
  }
  await portal.close();
  const isOther = ({ home, language }: (typeof seen)[number]) =>
    home !== (/^\/(?:en|ru|ua)$/.test(language) ? language : "/");
  return [
    {
      what: "pages not answered with 503",
      value: seen.filter(({ status }) => status !== 503).length,
      unit: "",
      limit: 0,
    },
    { what: "503 pages in the wrong language", value: seen.filter(isOther).length, unit: "", limit: 0 },
    { what: "slowest 503", value: Math.max(...seen.map(({ ms }) => ms)), unit: "ms", limit: 1000 },
  ];
}
