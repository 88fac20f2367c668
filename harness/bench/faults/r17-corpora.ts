import type { Measurement } from "#harness/bench/measurement.ts";
import { atMost } from "./outcome.ts";
import { readCorpora } from "./outside/corpora.ts";
import { isRefusedOrParsed } from "./outside/json-rows.ts";
import { isHarmlessHtml } from "./outside/markup-rows.ts";
import { staysOnSite } from "./outside/redirect-rows.ts";
import { failsToLeaveFolder } from "./outside/traversal-rows.ts";
import { withPortal } from "./portal.ts";
import type { MeasureFault } from "./registry.ts";

/** R17: public corpora of attacks. Each kind enters where it would enter the portal. */
export const measureCorpora: MeasureFault = async ({ isShort }) => {
  const corpora = readCorpora(isShort ? 300 : Number.POSITIVE_INFINITY);
  const { redirects, html, markdown, json, traversal } = corpora;
  return [
    ...(await judged("return addresses", redirects, staysOnSite)),
    ...(await judged("texts as HTML", html, (row) => isHarmlessHtml("richText", row))),
    ...(await judged("texts as Markdown", markdown, (row) => isHarmlessHtml("markdown", row))),
    ...(await judged("bodies as CMS responses", json, isRefusedOrParsed)),
    ...(await withPortal(({ url }) => judged("paths", traversal, (row) => failsToLeaveFolder(url, row)))),
  ];
};

async function judged<Row extends string | Buffer>(
  what: string,
  rows: readonly Row[],
  isGood: (row: Row) => Promise<boolean> | boolean,
): Promise<Measurement[]> {
  const bad: Row[] = [];
  const begin = process.cpuUsage();
  for (const row of rows) if (!(await isGood(row))) bad.push(row);
  const { user, system } = process.cpuUsage(begin);
  for (const row of bad.slice(0, 10)) console.error(`${what}: ${JSON.stringify(String(row).slice(0, 300))}`);
  return [
    atMost(`harm done by ${rows.length} ${what}`, bad.length, 0),
    { what: `CPU of one of these ${what}`, value: (user + system) / 1000 / rows.length, unit: "ms" },
  ];
}
