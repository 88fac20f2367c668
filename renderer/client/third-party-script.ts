import { externalOrigins } from "./uncaught-errors.ts";

/** Attempts to run scripts, by address; each is tried once per document. */
const attempts = new Map<string, Promise<void>>();

/** Imports a module script from another origin. Never rejects: failures are logged to the console. */
export function importThirdParty(url: string): Promise<void> {
  const attempt = attempts.get(url) ?? run(url);
  attempts.set(url, attempt);
  return attempt;
}

async function run(url: string): Promise<void> {
  externalOrigins.push(`${new URL(url).origin}/`);
  try {
    await import(/* @vite-ignore */ url);
  } catch (error) {
    console.warn("an outside script could not be run", url, error);
  }
}
