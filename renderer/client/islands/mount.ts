import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { IslandDefinition } from "./registry.ts";

export interface Mounted {
  render(props: object): void;
  unmount(): void;
}

/** Hydrates an island, or renders it in place of its fallback. */
export function mount(
  element: Element,
  name: string,
  Component: ComponentType<object>,
  props: object,
  mode: IslandDefinition["mode"],
): Mounted {
  const onRecoverableError = (error: unknown) => console.error(`island ${name} differs from its HTML`, error);
  const options = { identifierPrefix: name, onRecoverableError };
  let root: Root;
  if (mode === "hydrate") root = hydrateRoot(element, createElement(Component, props), options);
  else {
    element.replaceChildren();
    root = createRoot(element, options);
    // Synchronous, to avoid a layout shift.
    flushSync(() => root.render(createElement(Component, props)));
  }
  return {
    render: (next) => root.render(createElement(Component, next)),
    unmount: () => root.unmount(),
  };
}
