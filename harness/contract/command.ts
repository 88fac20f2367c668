import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes } from "#harness/cli/exit-codes.ts";
import { contractFiles, readContract, writeContract } from "./contract.ts";

export const command = portalCommand({
  description: "Writes the contract for the CMS team into docs/",
  args: {
    check: { type: "boolean", default: false, description: "Writes nothing; fails when docs/ says something else" },
  },
  async run({ check }, { out }) {
    if (!check) {
      out(`Wrote ${await writeContract()} files of the contract into docs/.\n`);
      return exitCodes.clean;
    }
    const [wanted, written] = [await contractFiles(), readContract()];
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(written)])].toSorted();
    const differing = names.filter((name) => wanted[name] !== written[name]);
    out(differing.map((name) => `docs/${name}\n`).join(""));
    return differing.length === 0 ? exitCodes.clean : exitCodes.findings;
  },
});
