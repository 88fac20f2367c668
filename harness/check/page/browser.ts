import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Item } from "#harness/check/item.ts";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import { axeRules, runAxe } from "#harness/stories/accessibility/axe.ts";
import { createCauses, toFinding } from "#harness/stories/accessibility/causes.ts";
import { inPageSource } from "#harness/stories/accessibility/in-page.ts";
import type { Recorded } from "#harness/stories/accessibility/recorded-content.ts";
import { launch } from "#harness/stories/runner/open-runner.ts";
import type { Variant } from "#harness/stories/runner/variant.ts";
import type { Finding } from "#portal/checks/finding.ts";
import type { LinkTemplates } from "#portal/checks/links.ts";
import type { Page } from "#portal/contract/parse/parse-page.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { readStyleSheets } from "#portal/pages/style-sheets.ts";

const client = join(import.meta.dirname, "../../../dist/client");

/** A rendered page to check in a browser. */
export interface Rendered {
  html: string;
  page: Page;
  content: Content;
}

/** Runs axe on documents in Chromium, one by one and without network. */
export async function openBrowserCheck(now: number) {
  const styles = readStyles();
  const browser = await launch();
  const variant: Variant = { theme: "", width: 1280, mode: "light" };
  const window = await browser.newPage({ viewport: { width: variant.width, height: 900 } });
  await window.route("**/*", (route) => route.abort());
  const records = new Map<string, Recorded>();
  const causes = createCauses(({ id }) => records.get(id) ?? null);
  return {
    async look({ html, page, content }: Rendered, { file, text, record }: Item): Promise<void> {
      await window.setContent(html.replace("</head>", () => `<style>${styles}</style></head>`));
      await window.evaluate(inPageSource);
      await window.locator("details").evaluateAll((all) => {
        for (const details of all) details.setAttribute("open", "");
      });
      const { violations, passed } = await runAxe(window, axeRules);
      if (passed === 0) throw new Error(`axe checked nothing in content item ${content.id}.`);
      const { key, language } = page;
      const id = `${key}--${content.id}-${language}`;
      records.set(id, { file: file ?? "", text: text ?? JSON.stringify(record), record, key, content });
      causes.add({ story: { id, group: key, language, theme: "", now, fixture: file }, variant }, violations);
    },
    findings: (links: LinkTemplates): Finding[] =>
      causes.all().map((cause) => {
        const finding = toFinding(cause, links);
        // Records of a CMS have no file.
        return finding.location?.file === "" ? { ...finding, location: null } : finding;
      }),
    close: () => browser.close(),
  };
}

/** Returns the portal's styles; axe needs colours and sizes. */
function readStyles(): string {
  const { portal, ...others } = readStyleSheets(client);
  if (!portal) throw new EnvironmentError("The portal has to be built for --browser: run npm run build.");
  return [portal, ...Object.values(others)].map((sheet) => readFileSync(join(client, sheet), "utf8")).join("\n");
}
