import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { severities } from "#portal/checks/finding.ts";
import type { Defaults } from "./arguments.ts";
import type { Args } from "./command.ts";
import { UsageError } from "./exit-codes.ts";

const ownFile = join(import.meta.dirname, "../../portal.config.ts");

/** Placeholders of address templates. */
const placeholders = ["id", "webId", "language", "versionId", "pointer"];

const template = z.string().refine(
  (text) => {
    const names = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
    const isAddress = /^https?:$/.test(URL.parse(text.replace(/\{[^}]*\}/g, "x"))?.protocol ?? "");
    return isAddress && names.every((name) => placeholders.includes(name));
  },
  `expected an http or https address with no other placeholders than ${placeholders.map((name) => `{${name}}`).join(" ")}`,
);

/** Defaults of options for all commands. */
export const config = z.strictObject({
  /** Folder of the fixtures. */
  fixtures: z.string().min(1).optional(),
  /** File of waivers: findings accepted for a while. */
  waivers: z.string().min(1).optional(),
  /** Language of reports. */
  language: z.enum(["cs", "en"]).optional(),
  /** Lowest severity that makes a command fail. */
  severity: z.enum(severities).optional(),
  reporters: z.array(z.string().min(1)).min(1).optional(),
  /** Template of the address where the CMS edits a field. */
  cmsEditUrl: template.optional(),
  /** Public address of the portal. */
  publicUrl: z.url({ protocol: /^https?$/ }).optional(),
});
export type Config = z.output<typeof config>;

/** Identity function that gives a configuration its type. */
export function defineConfig(settings: Config): Config {
  return settings;
}

/** Option for each setting. `--waivers` replaces `--baseline` in commands where a baseline means pictures. */
const options = {
  fixtures: "fixtures",
  waivers: "baseline",
  language: "language",
  severity: "severity",
  reporters: "reporter",
  cmsEditUrl: "cms-edit-url",
  publicUrl: "public-url",
} as const satisfies Record<keyof Config, string>;

/** Reads the configuration as defaults of a command's options. `file` is the value of `--config`. */
export async function readDefaults(args: Args, file: unknown): Promise<Defaults> {
  const settings = await readConfig(typeof file === "string" ? file : null);
  const given = Object.entries(options).flatMap(([setting, usual]) => {
    const option = Object.hasOwn(args, setting) ? setting : usual;
    const value = Object.entries(settings).find(([name]) => name === setting)?.[1];
    return value !== undefined && Object.hasOwn(args, option) ? [[option, [value].flat().join(",")] as const] : [];
  });
  return Object.fromEntries(given);
}

/** Reads a configuration, by default the project's own; throws UsageError with file and setting. */
export async function readConfig(file: string | null): Promise<Config> {
  const path = file === null ? ownFile : resolve(file);
  if (!existsSync(path)) {
    if (file === null) return {};
    throw new UsageError(`The configuration ${file} does not exist.`);
  }
  const name = file ?? "portal.config.ts";
  const result = config.safeParse(await load(path, name));
  if (result.success) return withPaths(result.data, dirname(path));
  const [issue] = result.error.issues;
  throw new UsageError(`${[name, issue?.path.join(".")].filter(Boolean).join(": ")}: ${issue?.message}.`);
}

/** Resolves paths in a configuration relative to its folder. */
function withPaths(settings: Config, folder: string): Config {
  const paths = (["fixtures", "waivers"] as const).flatMap((name) => {
    const path = settings[name];
    return path === undefined ? [] : [[name, relative(process.cwd(), resolve(folder, path)) || "."] as const];
  });
  return { ...settings, ...Object.fromEntries(paths) };
}

async function load(path: string, name: string): Promise<unknown> {
  try {
    return z.looseObject({ default: z.unknown() }).parse(await import(pathToFileURL(path).href)).default;
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
