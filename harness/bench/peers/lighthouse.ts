import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root } from "#harness/bench/root.ts";
import { chromiumArguments, provideChromium } from "#harness/test/chromium.ts";

const folder = join(root, "node_modules/.cache/bench-peers/lighthouse");

/** The categories of Lighthouse that are scored. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const score = z.object({ score: z.number() });

const report = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
});

/** Installs Lighthouse into a cache folder; throws offline. */
export function installLighthouse(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--no-save"];
  execFileSync("npm", ["install", ...options, "lighthouse@12.8.2"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Scores a page on a phone, from 0 to 100. */
export function scoresOf(url: string): Record<(typeof categories)[number], number> {
  const flags = ["--headless=new", ...chromiumArguments].join(" ");
  const output = execFileSync(
    process.execPath,
    ["node_modules/lighthouse/cli/index.js", url, "--quiet", "--output=json", `--chrome-flags=${flags}`],
    {
      cwd: folder,
      env: { ...process.env, CHROME_PATH: provideChromium() },
      maxBuffer: 64_000_000,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const { categories: scored } = report.parse(JSON.parse(output.toString()));
  const percent = (name: keyof typeof scored) => Math.round(scored[name].score * 100);
  return {
    performance: percent("performance"),
    accessibility: percent("accessibility"),
    "best-practices": percent("best-practices"),
    seo: percent("seo"),
  };
}
