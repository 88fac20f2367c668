import { type Io, portalCommand } from "#harness/cli/command.ts";
import { EnvironmentError, exitCodes } from "#harness/cli/exit-codes.ts";
import { readUpstream } from "#harness/record/args.ts";
import { type Result, testCms } from "./conformance/test-cms.ts";
import { contractFiles, readContract, writeContract } from "./contract.ts";

export const command = portalCommand({
  description: "Compares the contract for the CMS team with the schemas, or tests a CMS",
  args: {
    update: { type: "boolean", default: false, description: "Writes the files of the contract" },
    cms: { type: "string", valueHint: "address", description: "Tests whether this CMS meets the contract" },
    format: { type: "enum", options: ["text", "json"], default: "text", description: "Format of the test result" },
  },
  async run({ update, cms, format }, io) {
    const { out, progress } = io;
    if (cms !== undefined) return await report(cms, format, io);
    if (update) {
      out(`Wrote ${await writeContract()} files of the contract to docs/.\n`);
      return exitCodes.clean;
    }
    const [wanted, written] = [await contractFiles(), readContract()];
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(written)])].toSorted();
    const differing = names.filter((name) => wanted[name] !== written[name]);
    out(differing.map((name) => `docs/${name}\n`).join(""));
    if (differing.length === 0) return exitCodes.clean;
    progress.note("These files differ from the schemas; --update rewrites them.");
    return exitCodes.findings;
  },
});

async function report(address: string, format: string, { out, signal }: Io): Promise<number> {
  const { client } = readUpstream({ from: address }, "--cms");
  const results = await testCms(client, signal);
  if (results.length === 0)
    throw new EnvironmentError(`The CMS at ${client.baseURL} cannot be reached: check the address and that it runs.`);
  out(format === "json" ? `${JSON.stringify({ format: 1, results }, null, 2)}\n` : toText(results));
  return results.some(({ outcome }) => outcome === "broken") ? exitCodes.findings : exitCodes.clean;
}

/** Groups requirements that depend on a broken response in one line, below the requirement about that response. */
function toText(results: readonly Result[]): string {
  const dependent = Map.groupBy(results, ({ cause }) => cause);
  return results
    .filter(({ cause }) => cause === undefined)
    .flatMap(({ id, sentence, outcome, cause: _cause, ...why }) => {
      const untested = dependent.get(id)?.map((each) => each.id) ?? [];
      return [
        `${outcome.padEnd(8)} ${id}: ${sentence}\n`,
        ...Object.entries(why).map(([name, value]) => `${" ".repeat(9)}${name}: ${value}\n`),
        ...(untested.length > 0 ? [`${" ".repeat(9)}not tested because of it: ${untested.join(", ")}\n`] : []),
      ];
    })
    .join("");
}
