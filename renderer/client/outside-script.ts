import { outside } from "./uncaught-errors.ts";

/** By address; what was tried is not tried again as long as the document lives. */
const attempts = new Map<string, Promise<void>>();

/** Runs a module script of another origin. Never rejects: the page goes on without it, and the console has a line. */
export function importOutside(url: string): Promise<void> {
  const attempt = attempts.get(url) ?? run(url);
  attempts.set(url, attempt);
  return attempt;
}

async function run(url: string): Promise<void> {
  outside.push(`${new URL(url).origin}/`);
  try {
    await import(/* @vite-ignore */ url);
  } catch (error) {
    console.warn("an outside script could not be run", url, error);
  }
}
