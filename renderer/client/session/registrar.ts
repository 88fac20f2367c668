import type { SessionActors } from "./actors.ts";

let installed: SessionActors | null = null;

/** Registers the actors of this document's session for modules that are loaded later. */
export function installRegistrar(actors: SessionActors): void {
  installed = actors;
}

/** Returns an actor of this document's session; throws if none are registered (spec §8). */
export function registered<Name extends keyof SessionActors>(name: Name): SessionActors[Name] {
  if (!installed) throw new Error("Registrar is not installed!");
  return installed[name];
}
