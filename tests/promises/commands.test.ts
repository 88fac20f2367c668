import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { systemClock } from "#server/clock.ts";
import { createQueryCounts, minVisits } from "#server/search/query-counts.ts";
import { contentFile, goodRecord, goodStore } from "../harness/check/checked.ts";
import { root } from "./documented.ts";
import { commands } from "./promises.ts";
import { runHere } from "./run-here.ts";

afterEach(() => void vi.unstubAllEnvs());

interface Run {
  /** Prepares the run, for example starts a CMS. */
  before?: () => void | Promise<void>;
  code: number;
  out: RegExp;
}

/** Names a CMS with two pages as that of the environment. */
async function serveCms(): Promise<void> {
  const pages = {
    [contentFile("rodina")]: goodRecord("110", "rodina"),
    [contentFile("porodne")]: goodRecord("101", "porodne"),
  };
  const served = await serveReplay({ store: readStore(goodStore(pages)), clock: systemClock, port: 0 });
  onTestFinished(() => served.close());
  vi.stubEnv("CMS_URL", served.url);
}

/** Counts searches of site 12, as a node does. */
function countSearches(): void {
  const folder = temporaryFolder({});
  vi.stubEnv("SEARCH_FOLDER", folder);
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const counts = createQueryCounts({ file: join(folder, "a-queries.sqlite"), clock: systemClock, log });
  for (let visit = 0; visit <= minVisits; visit += 1)
    counts.count({ site: "12", language: "cs", term: "rodičák", visit: `visit ${visit}`, hasFound: true });
  counts.close();
}

const runs: Readonly<Record<string, Run>> = {
  "npx portal check sluzba --lang cs,en": { code: 0, out: /^(?!.*✗)/s },
  "npx portal check --uses 510001": { code: 0, out: /\S/ },
  "npx portal check --uses minimalni-mzda.mesicni": { code: 0, out: /^minimalni-mzda\.mesicni · .*\(\d+\)\n/s },
  "npx portal check --compare --at 2027-01-01": { code: 0, out: /1\. ledna 2027\n.*− .*\n +\+ /s },
  "npx portal check --compare --at 2027-01-01 --now 2026-12-31 sluzba": {
    code: 0,
    out: /31\. prosince 2026 a 1\. led.*− /s,
  },
  "npx portal check --url /rodina": { code: 0, out: /^(?!.*✗)/s },
  // The CMS of this test has no settings, which is its only fault.
  "npx portal check --live": { before: serveCms, code: 1, out: /settings\.none/ },
  "npx portal check --live --url /rodina": { before: serveCms, code: 0, out: /^(?!.*✗)/s },
  "npx portal check --live --url https://www.mpsv.cz/porodne": { before: serveCms, code: 0, out: /^(?!.*✗)/s },
  "npx portal forms": { code: 0, out: /zamestnavatel → konec\/agentura {2}\(agentura: ano\)\n/ },
  "npx portal forms zadosti/zadost-o-informace": {
    code: 0,
    out: /^(?!.*volného místa).*✓ Dotaz na stav dávky → konec/s,
  },
  "npx portal forms zadosti/zadost-o-informace --graph": {
    code: 0,
    out: /page_zadost --> page_konec__stiznost: druh = /,
  },
  "npx portal forms --lang cs,en --reporter json": { code: 0, out: /"end": "souhrn".*"language": "en"/s },
  "npx portal search --report": { before: countSearches, code: 0, out: /12 cs {2}rodičák/ },
  "npx portal search --report --days 90 --site 12": { before: countSearches, code: 0, out: /12 cs {2}rodičák/ },
  "npx portal search --report --reporter json": { before: countSearches, code: 0, out: /"query": "rodičák"/ },
};

test.each(Object.entries(runs))("%s does what the documents say", async (command, { before, code, out }) => {
  await before?.();
  const result = await runHere(...command.split(" ").slice(2));
  expect(result, result.out + result.err).toMatchObject({ code });
  expect(result.out).toMatch(out);
});

test("the list of packages for a security audit is written from the lock file", () => {
  const words = ["sbom", "--omit", "dev", "--package-lock-only", "--sbom-format", "cyclonedx"];
  const { status, stdout, stderr } = spawnSync("npm", words, { cwd: root, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe("CycloneDX");
  expect(components.length).toBeGreaterThan(50);
});

test("this file runs the commands that are said to be run here", () => {
  const here = Object.entries(commands).flatMap(([command, tried]) => (tried === "here" ? command : []));
  const own = ["npm sbom", "npm sbom --omit dev --package-lock-only --sbom-format cyclonedx > portal.cdx.json"];
  expect(here.toSorted()).toEqual([...Object.keys(runs), ...own].toSorted());
});
