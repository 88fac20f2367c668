import type { Measurement } from "#harness/bench/measurement.ts";
import { atMost } from "./outcome.ts";
import { headerFaults } from "./outside/owasp-headers.ts";
import { scannersFolder, startTls } from "./outside/scanners.ts";
import { withPortal } from "./portal.ts";
import type { MeasureFault } from "./registry.ts";

/** R18: headers of the home page, rated by public scanners. */
export const measureScanners: MeasureFault = async () => {
  const folder = scannersFolder();
  return withPortal(async ({ url }) => {
    const tls = await startTls(Number(new URL(url).port));
    try {
      const { headers } = await fetch(url.replace("127.0.0.1", "localhost"));
      const { missing, unwanted } = headerFaults(folder, headers);
      for (const each of [...missing, ...unwanted]) console.error(each);
      const { score, failed } = tls.scan(folder);
      for (const name of failed) console.error(`The observatory test ${name} fails.`);
      const findings = tls.evaluatePolicy(folder, headers.get("content-security-policy") ?? "");
      for (const finding of findings) console.error(finding);
      const measured: Measurement[] = [
        { what: "score of the HTTP Observatory, at least 130", value: score, unit: "" },
        atMost("points missing from 130 of the HTTP Observatory", Math.max(0, 130 - score), 0),
        atMost("csp_evaluator findings of high or medium severity", findings.length, 0),
        atMost("recommended OWASP headers missing", missing.length, 0),
        atMost("OWASP headers to remove still sent", unwanted.length, 0),
      ];
      return measured;
    } finally {
      await tls.stop();
    }
  });
};
