import type { ComponentType } from "react";
import type { Mounted } from "./mount.ts";
import { islands } from "./registry.ts";
import { scheduleBy } from "./strategies.ts";

const selector = "[data-island]";
const mounted = new Map<Element, Mounted>();
const waiting = new Map<Element, () => void>();

/** Schedules each island below a root to be mounted by its strategy. */
export function startIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll(selector)) {
    const definition = islands[nameOf(element)];
    if (!definition || mounted.has(element) || waiting.has(element)) continue;
    waiting.set(
      element,
      scheduleBy[definition.strategy](element, () => mountIsland(element)),
    );
  }
}

/** Cancels or unmounts the islands below a root that is being removed from the document. */
export function releaseIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll(selector)) {
    waiting.get(element)?.();
    waiting.delete(element);
    const island = mounted.get(element);
    mounted.delete(element);
    // Unmount later: the old page stays visible until the new one is in place.
    if (island) queueMicrotask(() => island.unmount());
  }
}

async function mountIsland(element: Element): Promise<void> {
  waiting.delete(element);
  const name = nameOf(element);
  const definition = islands[name];
  const root = rootOf(element);
  if (!definition || !root) return;
  try {
    const [component, { mount }] = await Promise.all([definition.load(), import("./mount.ts")]);
    // Let the browser handle pending input before hydration.
    await nextTurn();
    if (!element.isConnected || mounted.has(element)) return;
    // The server wrote the props from the component's own type.
    const Component = component as ComponentType<object>;
    mounted.set(element, mount(root, name, Component, propsOf(element), definition.mode));
  } catch (error) {
    console.error(`island ${name} could not be loaded`, error);
  }
}

/** Yields through a MessageChannel, because browsers may throttle timers. */
function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function nameOf(element: Element): string {
  return element.getAttribute("data-island") ?? "";
}

function rootOf(element: Element): Element | null {
  return element.querySelector(":scope > [data-island-root]");
}

function dataOf(element: Element): Element | null {
  return element.querySelector(":scope > script[type='application/json']");
}

function propsOf(element: Element): object {
  return JSON.parse(dataOf(element)?.textContent ?? "{}");
}
