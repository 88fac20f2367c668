import { portalCommand } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { readReportArgs, reportArgs } from "#harness/report/args.ts";
import { reportOf } from "./check-machines.ts";
import { coverageTable, measureCoverage } from "./coverage-table.ts";
import { diagramOf } from "./diagram.ts";
import { edgesOf } from "./edges.ts";
import { writeMachinesPage } from "./machines-page.ts";
import { machines } from "./registry.ts";
import { tableOf } from "./table.ts";

const formats = ["mermaid", "table", "json"] as const;

export const command = portalCommand({
  description: "Draw the machines, look for faults in them, measure what the tests take of them",
  args: {
    name: { type: "positional", description: "Machines by the names of their files; all if none" },
    format: {
      type: "string",
      default: "mermaid,table",
      valueHint: "name",
      description: `How they are drawn: ${formats.join(", ")}`,
    },
    update: { type: "boolean", default: false, description: "Write docs/machines.md" },
    check: {
      type: "boolean",
      default: false,
      description: "Report faults, and whether docs/machines.md is out of date",
    },
    coverage: { type: "boolean", default: false, description: "Walk the machines in Node.js and in Chromium" },
    ...reportArgs,
  },
  async run(args, io) {
    const names = readNames(args._);
    const drawn = readFormats(args.format);
    const reporting = readReportArgs(args);
    if (args.update) io.progress.note(`Drew ${writeMachinesPage()} machines into docs/machines.md.`);
    if (args.check || args.coverage) {
      const coverage = args.coverage ? await measureCoverage(io) : null;
      if (coverage) for (const line of coverageTable(names, coverage)) io.progress.note(line);
      return reportOf(names, { isPageChecked: args.check, coverage }, reporting, io);
    }
    if (!args.update)
      io.out(drawn.includes("json") ? toJson(names) : names.map((name) => draw(name, drawn)).join("\n"));
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

function draw(name: string, drawn: readonly string[]): string {
  const machine = machines[name]?.machine;
  if (!machine) return "";
  const parts = [
    `## ${name}`,
    ...(drawn.includes("mermaid") ? [`\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\``] : []),
    ...(drawn.includes("table") ? [tableOf(machine)] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function toJson(names: readonly string[]): string {
  const drawn = names.map((name) => [name, machines[name] ? edgesOf(machines[name].machine) : []]);
  return `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`;
}
