import { portalCommand } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { readReportArgs, reportArgs } from "#harness/report/args.ts";
import { checkMachines } from "./check-machines.ts";
import { diagramOf } from "./diagram.ts";
import { edgesOf } from "./edges.ts";
import { writeMachinesPage } from "./machines-page.ts";
import { machines } from "./registry.ts";
import { tableOf } from "./table.ts";

const formats = ["mermaid", "table", "json"] as const;

export const command = portalCommand({
  description: "Draws the state machines, checks them, and measures the coverage of generated paths",
  args: {
    name: { type: "positional", description: "Machines by file name; all by default" },
    format: {
      type: "string",
      default: "mermaid,table",
      valueHint: "name",
      description: `Format of the drawing: ${formats.join(", ")}`,
    },
    update: { type: "boolean", default: false, description: "Writes docs/machines.md" },
    check: { type: "boolean", default: false, description: "Reports faults of the machines and of docs/machines.md" },
    coverage: { type: "boolean", default: false, description: "Reports edges that no generated path covers" },
    ...reportArgs,
  },
  async run(args, io) {
    const names = readNames(args._);
    const format = readFormats(args.format);
    const reporting = readReportArgs(args);
    if (args.update) io.progress.note(`Drew ${writeMachinesPage()} machines to docs/machines.md.`);
    if (args.check || args.coverage)
      return checkMachines(names, { isPageChecked: args.check, isCovered: args.coverage }, reporting, io);
    if (!args.update)
      io.out(format.includes("json") ? toJson(names) : names.map((name) => draw(name, format)).join("\n"));
    return 0;
  },
});

function readNames(words: readonly string[]): string[] {
  const unknown = words.find((word) => !Object.hasOwn(machines, word));
  if (unknown !== undefined)
    throw new UsageError(`There is no machine ${unknown}; there are ${Object.keys(machines).join(", ")}.`);
  return Object.keys(machines).filter((name) => words.length === 0 || words.includes(name));
}

function readFormats(list: string): string[] {
  const wanted = list.split(",");
  const unknown = wanted.find((each) => !formats.some((format) => format === each));
  if (unknown !== undefined) throw new UsageError(`--format takes ${formats.join(", ")}, not "${unknown}".`);
  if (wanted.includes("json") && wanted.length > 1) throw new UsageError("--format json stands for itself.");
  return wanted;
}

function draw(name: string, format: readonly string[]): string {
  const machine = machines[name]?.machine;
  if (!machine) return "";
  const parts = [
    `## ${name}`,
    ...(format.includes("mermaid") ? [`\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\``] : []),
    ...(format.includes("table") ? [tableOf(machine)] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function toJson(names: readonly string[]): string {
  const edges = names.map((name) => [name, machines[name] ? edgesOf(machines[name].machine) : []]);
  return `${JSON.stringify(Object.fromEntries(edges), null, 2)}\n`;
}
