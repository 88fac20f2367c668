import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { hasColors } from "#harness/cli/terminal.ts";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import { type Area, areas, type Defect } from "./defect.ts";
import { allDefects } from "./defects.ts";
import { createBrowser } from "./in-browser.ts";
import { createPictures } from "./in-pictures.ts";
import { outcomeTable } from "./outcome-table.ts";
import { runDefects } from "./run.ts";

export const command = portalCommand({
  description: "Seeds defects one at a time and tests that each is reported",
  args: {
    area: { type: "positional", description: `Areas: ${areas.join(", ")}; by default all` },
    reporter: {
      type: "enum",
      options: ["default", "json"],
      default: "default",
      description: "Format of the results",
    },
    "outputFile.json": { type: "string", valueHint: "file", description: "Writes the outcomes as JSON to a file" },
    silent: { type: "boolean", default: false, description: "No progress on stderr" },
    color: { type: "boolean", default: true, description: "Colours on a terminal" },
  },
  async run(args, { out, progress, signal }) {
    const browser = createBrowser(signal);
    const pictures = createPictures();
    const defects = chosen(args._, allDefects(browser, pictures));
    progress.start("Seeding mistakes", defects.length);
    let outcomes: Awaited<ReturnType<typeof runDefects>>;
    try {
      outcomes = await runDefects(defects, { signal, onOutcome: () => progress.step() });
    } finally {
      await browser.close();
      await pictures.close();
    }
    progress.end();
    const isWhole = outcomes.length === defects.length && outcomes.length > 0;
    const json = `${JSON.stringify({ format: 1, isPartial: !isWhole, outcomes }, null, 2)}\n`;
    const file = args["outputFile.json"];
    if (file !== undefined) writeAtomically(file, json);
    if (args.reporter === "json") out(json);
    else out(outcomeTable(outcomes, args.color && hasColors(process.stdout)));
    return isWhole && outcomes.every(({ isCaught }) => isCaught) ? exitCodes.clean : exitCodes.findings;
  },
});

function chosen(words: readonly string[], defects: readonly Defect[]): Defect[] {
  const unknown = words.find((word) => !areas.some((area) => area === word));
  if (unknown !== undefined) throw new UsageError(`There is no area ${unknown}; there are ${areas.join(", ")}.`);
  const wanted = new Set<Area | string>(words.length > 0 ? words : areas);
  return defects.filter(({ area }) => wanted.has(area));
}
