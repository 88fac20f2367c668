import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { untilAborted } from "#harness/cli/interruption.ts";
import { parsePort } from "#harness/cli/values.ts";
import { systemClock } from "#portal/clock.ts";
import { parseFault } from "#portal/provider/faults.ts";
import { serveProvider } from "#portal/provider/serve.ts";

export const command = portalCommand({
  description: "Serves the built-in security provider alone",
  isServer: true,
  args: {
    port: {
      type: "string",
      default: "4100",
      valueHint: "number",
      description: "Port to listen on; 0 takes any free port",
    },
    host: { type: "string", default: "127.0.0.1", valueHint: "address", description: "Address to listen on" },
    "redirect-host": {
      type: "string",
      valueHint: "host",
      description: "Allowed host of return addresses; repeatable",
    },
    fault: {
      type: "string",
      valueHint: "path=fault",
      description: "Fault below a path; repeatable",
    },
  },
  async run({ port, host, "redirect-host": redirectHosts, fault }, { out, signal }) {
    const address = { port: parsePort(port), host, redirectHosts: redirectHosts?.split(",") ?? [] };
    const faults = fault?.split(",").map(readFault) ?? [];
    const provider = await serveProvider({ ...address, clock: systemClock });
    provider.setFault((url) => faults.map((each) => each(url)).find((effect) => effect !== undefined));
    out(`Security provider ready on ${provider.url}\n`);
    await untilAborted(signal);
    await provider.close();
    return exitCodes.clean;
  },
});

function readFault(text: string): ReturnType<typeof parseFault> {
  try {
    return parseFault(text);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}.`);
  }
}
