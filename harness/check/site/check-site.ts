import { hash } from "node:crypto";
import { flawsOf } from "#harness/check/page/flaws.ts";
import type { Io } from "#harness/cli/command.ts";
import { EnvironmentError, UsageError } from "#harness/cli/exit-codes.ts";
import type { Finding } from "#portal/checks/finding.ts";
import { inBothLanguages } from "#portal/checks/texts.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { languages } from "#portal/contract/site/languages.ts";
import { boundedFetch, FetchFailure, readBody } from "#portal/http/bounded-fetch.ts";
import { pagePaths, SitemapError, timeoutMs } from "./sitemap.ts";

const maxBytes = 5 * 1024 * 1024;

interface Checked {
  findings: Finding[];
  /** Number of pages. */
  count: number;
  isPartial: boolean;
}

/**
 * Requests every page in the sitemap of a running site, one after another: each must exist and have a complete
 * document. Throws EnvironmentError when the sitemap cannot be read.
 */
export async function checkSite(sitemap: string, { progress, signal }: Io, bail: number | null): Promise<Checked> {
  const address = readAddress(sitemap);
  const findings: Finding[] = [];
  let count = 0;
  try {
    for await (const path of pagePaths(address, signal)) {
      findings.push(...(await checkPage(new URL(path, address), path, signal)));
      count += 1;
      if (count % 100 === 0) progress.note(`${count} pages`);
      if (bail !== null && findings.length >= bail) return { findings, count, isPartial: true };
    }
  } catch (error) {
    if (signal.aborted) return { findings, count, isPartial: true };
    throw error instanceof SitemapError ? new EnvironmentError(error.message) : error;
  }
  if (count === 0) throw new EnvironmentError(`${address.href} lists no pages.`);
  return { findings, count, isPartial: false };
}

/** Returns the address of a sitemap, given its own address or that of its site. */
function readAddress(text: string): URL {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol))
    throw new UsageError(`--sitemap takes an http or https address, not "${text}".`);
  return address.pathname.endsWith(".xml") ? address : new URL("/sitemap.xml", address);
}

async function checkPage({ href }: URL, path: string, signal: AbortSignal): Promise<Finding[]> {
  try {
    return await boundedFetch(href, { headers: { accept: "text/html" }, timeoutMs, signal }, async (answer) => {
      const { status, headers } = answer;
      const type = headers.get("content-type") ?? "";
      const body = status === 200 && type.startsWith("text/html") ? await readBody(answer, maxBytes) : null;
      if (body === null) return [toFinding(path, "site.no-page", [status, type].join(" ").trim())];
      const html = body.toString();
      const code = languageCodes.find((each) => html.includes(`<html lang="${languages[each].tag}"`)) ?? "cs";
      return flawsOf(html, code).map((flaw) => toFinding(path, flaw.code, flaw.text, code));
    });
  } catch (error) {
    if (error instanceof FetchFailure && !signal.aborted) return [toFinding(path, "site.no-page", error.message)];
    throw error;
  }
}

function toFinding(path: string, code: string, received: string, language = ""): Finding {
  const text = received.slice(0, 80);
  return {
    code,
    level: "render",
    severity: "error",
    effect: code === "site.no-page" ? "page-unavailable" : "none",
    content: { id: "", webId: "", language, structureKey: "", name: path, url: path },
    pointer: "",
    humanPath: { cs: path, en: path },
    label: null,
    message: inBothLanguages(`codes.${code}.message`, { text }),
    fix: inBothLanguages(`codes.${code}.fix`, { text }),
    expected: "",
    received: text,
    links: { cms: null, preview: null, public: null, docs: "docs/qa.md#check-a-running-site" },
    wcag: [],
    location: null,
    seen: null,
    fingerprint: hash("sha256", [code, path, text].join("\n")).slice(0, 32),
  };
}
