import { suggestion } from "#schemas/parse/suggestion.ts";
import { secretNames, settings } from "./config.ts";
import { fileSettingOf } from "./secret-files.ts";
import type { Environment } from "./settings.ts";

/** Minimum length of a suggested setting: too many variables resemble PORT and HOST. */
const shortest = 6;

/** Returns a warning for each environment variable that looks like a misspelt setting. */
export function warnOfUnknownSettings(env: Environment): string[] {
  const names = [...Object.keys(settings.shape), ...secretNames.map(fileSettingOf)];
  const candidates = names.filter((name) => name.length >= shortest);
  return Object.entries(env).flatMap(([name, value]) => {
    if (names.includes(name) || !value?.trim()) return [];
    const meant = suggestion(name, candidates, name.length < 10 ? 1 : 2);
    return meant === null ? [] : [`Unknown setting ${name}; did you mean ${meant}?`];
  });
}
