import { spawnSync } from "node:child_process";
import { hash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { KB, type Measurement, median } from "#harness/bench/measurement.ts";
import { homePage, standardPage } from "#harness/bench/pages.ts";
import { type Servers, withServers } from "#harness/bench/servers/with-servers.ts";
import { getEncoded } from "#harness/bench/visitor.ts";
import { freePort } from "#harness/cluster/free-port.ts";
import { hasNginx, startNginx } from "#harness/cluster/nginx.ts";
import { chromiumArguments, provideChromium } from "#harness/test/chromium.ts";

/** Czech pages in the order of a visit. */
const pages = [
  homePage,
  "/rodina",
  "/rodina/porodne",
  "/sluzby/pridavek-na-dite",
  "/prace",
  standardPage,
  "/aktuality",
  "/aktuality/letni-brigady",
  "/vyhledavani/aktuality",
  "/kontakty",
];

/** Measures the bytes of a visit in Chromium, with headers: through nginx as in deploy/ over HTTP/2, pages ready in Brotli. */
export function measureVisit(): Promise<Measurement[]> {
  if (!hasNginx()) throw new Error("This needs nginx (the package nginx of Debian).");
  return withServers(async (servers) => {
    const certificate = createCertificate(servers.folder());
    const args = [...chromiumArguments, `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`];
    const browser = await chromium.launch({ executablePath: provideChromium(), args });
    try {
      const withDictionary = await visit(servers, browser, certificate, true);
      const without = await visit(servers, browser, certificate, false);
      return [...rowsOf("with the dictionary", withDictionary, 2.6), ...rowsOf("Brotli", without)];
    } finally {
      await browser.close();
    }
  });
}

function rowsOf(name: string, { documents, dictionary }: Visit, limit?: number): Measurement[] {
  const later = documents.slice(1).map((bytes) => bytes / KB);
  const all = (sum(documents) + dictionary) / KB;
  return [
    {
      what: `2nd to 10th page, ${name}, median`,
      value: median(later),
      unit: "kB",
      ...(limit !== undefined && { limit }),
    },
    { what: `2nd to 10th page, ${name}, mean`, value: sum(later) / later.length, unit: "kB" },
    { what: `ten pages, ${name}`, value: all, unit: "kB" },
  ];
}

/** Bytes of the documents in their order, and of the dictionary. */
interface Visit {
  documents: number[];
  dictionary: number;
}

async function visit(
  servers: Servers,
  browser: Browser,
  tls: ReturnType<typeof createCertificate>,
  hasDictionaries: boolean,
): Promise<Visit> {
  const portal = await servers.portal({ COMPRESSION_DICTIONARIES: String(hasDictionaries) });
  const visitor = servers.visitor("br");
  for (const path of pages) await getEncoded(visitor, `http://localhost:${new URL(portal.url).port}${path}`, "br");
  const port = await freePort();
  const nginx = await startNginx(port, [Number(new URL(portal.url).port)], { outagePages: servers.folder(), tls });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    const addresses = new Map<string, string>();
    const sizes = new Map<string, number>();
    const protocols = new Set<string | undefined>();
    network.on("Network.responseReceived", ({ requestId, response: { url, protocol } }) => {
      addresses.set(requestId, new URL(url).pathname);
      protocols.add(protocol);
    });
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId) ?? "";
      sizes.set(address, (sizes.get(address) ?? 0) + encodedDataLength);
    });
    const dictionaryOf = () => [...sizes].find(([address]) => address.endsWith(".dict"))?.[1];
    for (const path of pages) {
      await page.goto(`https://localhost:${port}${path}`, { waitUntil: "networkidle" });
      for (let wait = 0; hasDictionaries && dictionaryOf() === undefined; wait += 1) {
        if (wait === 100) throw new Error("Chromium does not load the dictionary.");
        await page.waitForTimeout(100);
      }
    }
    if (!protocols.has("h2")) throw new Error(`The pages came over ${[...protocols].join(", ")}, not HTTP/2.`);
    return { documents: pages.map((path) => sizes.get(path) ?? Number.NaN), dictionary: dictionaryOf() ?? 0 };
  } finally {
    await context.close();
    await nginx.stop();
  }
}

/** Writes a certificate for this machine. Chromium stores no answer with a certificate that it does not trust. */
function createCertificate(folder: string) {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject];
  if (spawnSync("openssl", [...args, "-keyout", key, "-out", certificate]).status !== 0)
    throw new Error("This needs openssl (the package openssl of Debian).");
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const fingerprint = hash("sha256", publicKey.export({ type: "spki", format: "der" }), "base64");
  return { certificate, key, fingerprint };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
