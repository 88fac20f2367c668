import { parseArgs } from "node:util";
import { describe, parsePort, readUsage, UsageError } from "#harness/replay/command.ts";
import { systemClock } from "#server/clock.ts";
import { parseFault } from "./faults.ts";
import { serveProvider } from "./serve.ts";

const options = {
  port: { type: "string", default: "4100" },
  host: { type: "string", default: "127.0.0.1" },
  "redirect-host": { type: "string", multiple: true },
  fault: { type: "string", multiple: true },
} as const;

function readOptions() {
  const { port, host, "redirect-host": redirectHosts = [], fault = [] } = parseArgs({ options }).values;
  return { port: parsePort(port), host, redirectHosts, faults: fault.map(parseFault) };
}

try {
  const { faults, ...address } = readUsage(options, readOptions);
  const provider = await serveProvider({ ...address, clock: systemClock });
  provider.setFault((url) => faults.map((fault) => fault(url)).find((effect) => effect !== undefined));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void provider.close());
  console.log(`Security provider ready on ${provider.url}`);
} catch (error) {
  console.error(describe(error));
  process.exitCode = error instanceof UsageError ? 2 : 3;
}
