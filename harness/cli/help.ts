import { inColumns } from "./columns.ts";
import type { Arg, PortalCommand } from "./command.ts";
import { commands } from "./commands.ts";
import { readVersion } from "./version.ts";

/** Returns the text of `portal --help`. */
export async function overview(): Promise<string> {
  const rows = Object.entries(commands).map(
    async ([name, load]) => [name, (await load()).command.description] as const,
  );
  return [
    `portal ${readVersion()}: checks, replays and shows the portal's content`,
    "Usage: portal <command> [options]",
    table(await Promise.all(rows)),
    "portal <command> --help lists the options of a command.\n",
  ].join("\n\n");
}

export function helpOf(name: string, { description, args }: PortalCommand): string {
  const words = Object.entries(args).filter(([, { type }]) => type === "positional");
  const usage = ["Usage: portal", name, "[options]", ...words.map(([word]) => `[${word}…]`)].join(" ");
  const rows = Object.entries(args).map(([option, arg]) => [nameOf(option, arg), meaningOf(arg)] as const);
  return `${[description, usage, table(rows)].join("\n\n")}\n`;
}

function nameOf(name: string, arg: Arg): string {
  if (arg.type === "positional") return name;
  if (arg.type === "boolean") return arg.default ? `--[no-]${name}` : `--${name}`;
  const value = arg.type === "enum" ? arg.options.join("|") : (arg.valueHint ?? "value");
  return "bare" in arg && arg.bare ? `--${name}[=<${value}>]` : `--${name}=<${value}>`;
}

function meaningOf(arg: Arg): string {
  const isShown = arg.type !== "boolean" && "default" in arg && arg.default !== undefined;
  return `${arg.description ?? ""}${isShown ? ` (default: ${arg.default})` : ""}`;
}

function table(rows: readonly (readonly [name: string, meaning: string])[]): string {
  return inColumns(rows)
    .map((line) => `  ${line}`)
    .join("\n");
}
