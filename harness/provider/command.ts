import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { untilAborted } from "#harness/cli/interruption.ts";
import { parsePort } from "#harness/cli/values.ts";
import { systemClock } from "#portal/clock.ts";
import { serveOpenIdProvider } from "#portal/openid/serve.ts";
import { parseFault } from "#portal/provider/faults.ts";
import { serveProvider } from "#portal/provider/serve.ts";

export const command = portalCommand({
  description: "Serves the built-in security provider, or OpenID provider, alone",
  isServer: true,
  args: {
    kind: {
      type: "enum",
      options: ["cas", "openid"],
      default: "cas",
      description: "Security provider (cas) or OpenID provider",
    },
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
    "client-secret": {
      type: "string",
      valueHint: "secret",
      description: "Secret of the portal, with --kind openid; random by default",
    },
    "client-keys": {
      type: "string",
      valueHint: "address",
      description: "Public keys of the portal instead of a secret, with --kind openid",
    },
    logout: {
      type: "string",
      valueHint: "address",
      description: "Address that is told of ended sessions, with --kind openid",
    },
  },
  async run(given, { out, warn, signal }) {
    const { kind, host, fault, "client-secret": secret, "client-keys": keys, logout } = given;
    if (kind === "cas" && (secret ?? keys ?? logout) !== undefined)
      throw new UsageError("--client-secret, --client-keys and --logout need --kind openid.");
    if (secret !== undefined && keys !== undefined)
      throw new UsageError("--client-secret and --client-keys exclude each other.");
    const redirectHosts = given["redirect-host"]?.split(",") ?? [];
    const address = { port: parsePort(given.port), host, redirectHosts };
    const faults = fault?.split(",").map(readFault) ?? [];
    const provider = kind === "openid" ? await serveOpenId() : await serveProvider({ ...address, clock: systemClock });
    provider.setFault((url) => faults.map((each) => each(url)).find((effect) => effect !== undefined));

    async function serveOpenId() {
      const portal = {
        ...(secret !== undefined && { secret }),
        ...(keys !== undefined && { keys }),
        backchannelLogoutUri: logout,
      };
      const onLogoutFailure = (reason: unknown) => warn(reason instanceof Error ? reason.message : String(reason));
      const served = await serveOpenIdProvider({ ...address, portal, onLogoutFailure });
      out(`OpenID provider ready on ${served.url}\nOIDC_ISSUER=${served.url}\nOIDC_CLIENT_ID=${served.clientId}\n`);
      if (served.clientSecret !== null) out(`OIDC_CLIENT_SECRET=${served.clientSecret}\n`);
      return served;
    }
    if (kind === "cas") out(`Security provider ready on ${provider.url}\n`);
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
