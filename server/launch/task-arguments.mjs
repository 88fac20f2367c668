import process from "node:process";
import { parseArgs } from "node:util";

/**
 * Parses the arguments of a task. Prints its usage and exits for `--help`; for wrong arguments prints the reason as well and
 * exits with 2.
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 */
export function readTaskArguments(usage, config) {
  const given = [...(config.args ?? process.argv.slice(2))];
  if (given[0] === "--help") {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs({ ...config, args: given });
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split(". ") : [];
    return refuseArguments(`${reason}.`, usage);
  }
}

/**
 * @param {string} reason
 * @param {string} usage
 * @returns {never}
 */
export function refuseArguments(reason, usage) {
  console.error(`${reason} Usage: ${usage}`);
  process.exit(2);
}
