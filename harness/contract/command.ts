import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes } from "#harness/cli/exit-codes.ts";
import { contractFiles, readContract, writeContract } from "./contract.ts";

export const command = portalCommand({
  description: "Says which files of the contract for the CMS team in docs/ are not as the schemas give them",
  args: {
    update: { type: "boolean", default: false, description: "Writes them anew" },
  },
  async run({ update }, { out, progress }) {
    if (update) {
      out(`Wrote ${await writeContract()} files of the contract into docs/.\n`);
      return exitCodes.clean;
    }
    const [wanted, written] = [await contractFiles(), readContract()];
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(written)])].toSorted();
    const differing = names.filter((name) => wanted[name] !== written[name]);
    out(differing.map((name) => `docs/${name}\n`).join(""));
    if (differing.length === 0) return exitCodes.clean;
    progress.note("The schemas say something else: --update writes these files anew.");
    return exitCodes.findings;
  },
});
