import { join } from "node:path";
import { notOneOf } from "#harness/cli/arguments.ts";
import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { planOf, scaffoldKinds } from "./kinds.ts";
import { filesOf, placeholdersIn, writeFiles } from "./plan.ts";

const root = join(import.meta.dirname, "../..");

export const command = portalCommand({
  description: "Creates the files of a new kind of page, block, rule, theme or adapter, and lists what to fill in",
  args: {
    kind: { type: "positional", valueHint: "kind", description: `${scaffoldKinds.join(", ")}, and the name` },
    cms: {
      type: "string",
      valueHint: "key",
      description: "Key of a structure or block in the CMS; by default the name",
    },
    "dry-run": { type: "boolean", default: false, description: "Lists the files without writing them" },
  },
  async run({ _: words, cms, "dry-run": isDry }, { out, progress }) {
    const [kind = "", name = "", ...more] = words;
    if (more.length > 0 || name === "")
      throw new UsageError(`portal new takes a kind (${scaffoldKinds.join(", ")}) and a name.`);
    if (!scaffoldKinds.some((each) => each === kind)) throw new UsageError(notOneOf("portal new", kind, scaffoldKinds));
    const plan = planOf(root, { kind, name, cms });
    const files = filesOf(root, plan);
    for (const path of files.keys()) out(`${path in plan.files ? "new    " : "changed"} ${path}\n`);
    if (isDry) return exitCodes.clean;
    writeFiles(root, files);
    const left = [...files].flatMap(([path, text]) => placeholdersIn(path, text));
    out(`\nTo be filled in, or the tests fail:\n${left.map((line) => `${line}\n`).join("")}`);
    out(`\nThen:\n${plan.commands.map((line) => `${line}\n`).join("")}`);
    progress.note("npm test -- quick lists what is still to be filled in.");
    return exitCodes.clean;
  },
});
