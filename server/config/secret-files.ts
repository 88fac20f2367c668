import { readFileSync } from "node:fs";
import { type Environment, reasonOf } from "./settings.ts";

/** Maximum length of a file of secrets, in characters. */
const longest = 100_000;

/** Name of the setting with the file that contains the value of another one. */
export function fileSettingOf(name: string): string {
  return `${name}_FILE`;
}

/**
 * Returns the environment with the secrets read from files (`AUTH_SECRET_FILE` for `AUTH_SECRET`), and the problems
 * with these files.
 */
export function withSecretFiles(env: Environment, names: readonly string[]): { env: Environment; problems: string[] } {
  const secrets: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const fileName = fileSettingOf(name);
    const path = env[fileName]?.trim();
    if (!path) continue;
    try {
      if (env[name]?.trim()) throw new Error(`expected either ${name} or ${fileName}, got both`);
      const text = readFileSync(path, "utf8").trim();
      if (text === "" || text.length > longest) throw new Error(`expected a file of 1 to ${longest} characters`);
      secrets[name] = text;
    } catch (error) {
      problems.push(`${fileName}: ${reasonOf(error)}`);
    }
  }
  return { env: { ...env, ...secrets }, problems };
}
