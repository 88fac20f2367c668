import { stripVTControlCharacters } from "node:util";
import { defineCommand, renderUsage } from "citty";
import type { PortalCommand } from "./command.ts";
import { commands } from "./commands.ts";
import { hasColors } from "./terminal.ts";
import { readVersion } from "./version.ts";

/** What `portal --help` says; every command is loaded for its sentence. */
export async function overview(): Promise<string> {
  const loaded = Object.entries(commands).map(async ([name, load]) => {
    const { description } = (await load()).command;
    return [name, defineCommand({ meta: { name, description } })] as const;
  });
  const subCommands = Object.fromEntries(await Promise.all(loaded));
  const description = "Checks, replays and shows the portal's contents";
  return usage(defineCommand({ meta: { name: "portal", description, version: readVersion() }, subCommands }));
}

export function helpOf(name: string, { description, args }: PortalCommand): Promise<string> {
  return usage(defineCommand({ meta: { name: `portal ${name}`, description }, args }));
}

/** citty colours its text whatever it is written to. */
async function usage(command: Parameters<typeof renderUsage>[0]): Promise<string> {
  const text = `${await renderUsage(command)}\n`;
  return hasColors(process.stdout) ? text : stripVTControlCharacters(text);
}
