import { externalOrigins } from "./uncaught-errors.ts";

/** Scripts by address; each is tried once per document. */
const attempts = new Map<string, Promise<void>>();

/** Runs a module script of another origin. Never rejects: failures are written to the console. */
export function importOutside(url: string): Promise<void> {
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
