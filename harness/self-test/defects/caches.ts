import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { openVerdicts } from "#harness/stories/runner/cache.ts";
import type { Defect, Told } from "../defect.ts";
import { inFolder } from "../in-folder.ts";

const browser = "Chromium 140";
const dom = "a".repeat(64);

/** Verdicts of earlier runs that must not be believed. */
export const cacheDefects: readonly Defect[] = [
  cached(
    "a cache that somebody has written into",
    { code: "broken", place: "cache" },
    {
      tamper: (text) => text.replace('"clean"', '{"clean": true}'),
    },
  ),
  cached("a cache that is cut off", { code: "broken", place: "cache" }, { tamper: (text) => text.slice(0, -5) }),
  cached("a verdict of another browser", { code: "looked-anew", place: "story" }, { browser: "Chromium 141" }),
  cached("a verdict of another page", { code: "looked-anew", place: "story" }, { dom: "b".repeat(64) }),
];

interface Change {
  tamper?: (text: string) => string;
  browser?: string;
  dom?: string;
}

function cached(name: string, expected: Told, change: Change): Defect {
  return { name, area: "bench", expected, original: () => recalled({}), seeded: () => recalled(change) };
}

/** What is said when a verdict is asked for that an earlier run has kept. */
function recalled({ tamper = (text) => text, ...now }: Change): Promise<Told[]> {
  return inFolder((folder) => {
    const file = join(folder, "verdicts.json");
    const notes: string[] = [];
    const open = (on: string) =>
      openVerdicts({ file, dependsOn: [on], schema: z.string(), note: (line) => notes.push(line) });
    const kept = open(browser);
    kept.keep(visitOf(dom), "clean");
    kept.save();
    writeFileSync(file, tamper(readFileSync(file, "utf8")));
    const verdict = open(now.browser ?? browser).recall(visitOf(now.dom ?? dom));
    return [
      ...notes.map(() => ({ code: "broken", place: "cache" })),
      ...(verdict === null ? [{ code: "looked-anew", place: "story" }] : []),
    ];
  });
}

function visitOf(domHash: string): Parameters<ReturnType<typeof openVerdicts<string>>["recall"]>[0] {
  const story = { id: "a--b", language: "cs", theme: "theme-gov", now: 0, group: "a", fixture: null } as const;
  const shown = { domHash, structureHash: "", nodes: 1, errors: [], requests: [] };
  return { story, variant: { theme: "theme-gov", width: 390, mode: "light" }, shown };
}
