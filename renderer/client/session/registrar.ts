import type { SessionActors } from "./actors.ts";

let installed: SessionActors | null = null;

/** Makes the actors of this document's session known to what is loaded later. */
export function installRegistrar(actors: SessionActors): void {
  installed = actors;
}

/** An actor of this document's session; throws before there are any (spec §8). */
export function registered<Name extends keyof SessionActors>(name: Name): SessionActors[Name] {
  if (!installed) throw new Error("Registrar is not installed!");
  return installed[name];
}
