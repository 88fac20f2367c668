/** Collects errors and requests of the page, story by story. */
export interface Watch {
  /** Resets what was collected. */
  begin(): void;
  errors(): string[];
  /** Requested addresses; those of the page's own origin as paths. */
  requests(): string[];
}

/** Paths that the runner itself loads. */
const own = /^\/(?:assets|stories)\//;

export function watchPage(): Watch {
  let errors: string[] = [];
  addEventListener("error", ({ target, message }) => errors.push(isElement(target) ? lost(target) : message), true);
  addEventListener("unhandledrejection", ({ reason }) => errors.push(`unhandled rejection: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    errors.push(`policy breached: ${violatedDirective} ${blockedURI}`);
  });
  const { error } = console;
  console.error = (...args: unknown[]) => {
    errors.push(worded(args));
    error(...args);
  };
  return {
    begin() {
      errors = [];
      performance.clearResourceTimings();
    },
    errors: () => [...new Set([...errors, ...failedRequests()])],
    requests: () => [...new Set(requests().map(({ path }) => path))].toSorted(),
  };
}

function requests(): { path: string; status: number }[] {
  const entries = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  return entries
    .map(({ name, responseStatus }) => ({ path: pathOf(name), status: responseStatus }))
    .filter(({ path }) => !own.test(path));
}

function failedRequests(): string[] {
  return requests().flatMap(({ path, status }) => (status >= 400 ? [`${path} could not be loaded`] : []));
}

function pathOf(address: string): string {
  return address.startsWith(location.origin) ? address.slice(location.origin.length) : address;
}

function isElement(target: EventTarget | null): target is Element {
  return target instanceof Element;
}

function lost(element: Element): string {
  const address = element instanceof HTMLImageElement ? element.currentSrc || element.src : element.getAttribute("src");
  return `${pathOf(address ?? element.localName)} could not be loaded`;
}

/** Formats arguments like the console: React's messages have placeholders for later arguments. */
function worded([first, ...rest]: readonly unknown[]): string {
  const text = String(first).replace(/%[sdoO]/g, () => String(rest.shift()));
  return [text, ...rest.map(String)].join(" ").trim();
}
