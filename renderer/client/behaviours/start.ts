import { isRepeatedClick } from "#renderer/client/throttle.ts";

/** Handles an event that a visitor triggered on the sender element. */
export type Behaviour = (event: string, sender: HTMLElement) => void;

/** Loaders of behaviours by name (registry.ts). */
type Behaviours = Readonly<Record<string, () => Promise<Behaviour>>>;

let behaviours: Behaviours = {};
const loaded = new Map<string, Behaviour>();
const loading = new Map<string, Promise<Behaviour | null>>();

const kinds = ["click", "change", "input"];

/**
 * Dispatches events on elements with `data-click`, `data-change` or `data-input` to the behaviours that they name.
 * Hovering or focusing such an element preloads its behaviour.
 */
export function startBehaviours(all: Behaviours): void {
  behaviours = all;
  for (const kind of kinds) document.addEventListener(kind, handle);
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, loadAhead);
}

/** Sends an event to all loaded behaviours; those not yet loaded have no state to update. */
export function sendToLoaded(event: string): void {
  for (const behaviour of loaded.values()) behaviour(event, document.body);
}

/** Loads a behaviour; null when that fails. */
export function loadBehaviour(name: string): Promise<Behaviour | null> {
  // Imports of one module may settle in any order. Sharing one promise keeps its events in the order in which they
  // occurred.
  const promise = loading.get(name) ?? load(name).finally(() => loading.delete(name));
  loading.set(name, promise);
  return promise;
}

async function load(name: string): Promise<Behaviour | null> {
  try {
    const behaviour = await behaviours[name]?.();
    if (!behaviour) throw new Error("unknown behaviour");
    loaded.set(name, behaviour);
    return behaviour;
  } catch (error) {
    console.error(`behaviour ${name} could not be loaded`, error);
    return null;
  }
}

function handle(event: Event): void {
  const { target, type, timeStamp } = event;
  const sender = senderOf(target, type);
  const [name, sent] = eventOf(sender, type);
  if (!sender || !name || isForBrowser(event, sender)) return;
  event.preventDefault();
  if (type === "click" && isRepeatedClick({ currentTarget: sender, timeStamp })) return;
  const behaviour = loaded.get(name);
  if (behaviour) behaviour(sent, sender);
  else void loadBehaviour(name).then((fresh) => (fresh ? fresh(sent, sender) : leaveToBrowser(type, sender)));
}

/** True for a link that opens in another tab or window, or that leads to this very page without a fragment. */
function isForBrowser(event: Event, sender: HTMLElement): boolean {
  if (!(event instanceof MouseEvent && sender instanceof HTMLAnchorElement)) return false;
  const isHere = sender.pathname === location.pathname && sender.hash === "";
  return isHere || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** Lets the browser follow the link or submit the form when its behaviour could not be loaded. */
function leaveToBrowser(kind: string, sender: HTMLElement): void {
  delete sender.dataset[kind];
  if (kind === "click") sender.click();
}

function loadAhead({ target }: Event): void {
  for (const kind of kinds) {
    const [name] = eventOf(senderOf(target, kind), kind);
    if (name && !loaded.has(name)) void loadBehaviour(name);
  }
}

function senderOf(target: EventTarget | null, kind: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-${kind}]`) : null;
}

function eventOf(sender: HTMLElement | null, kind: string): readonly [name: string, event: string] {
  const [name = "", event = ""] = sender?.dataset[kind]?.split(".") ?? [];
  return [name, event];
}
