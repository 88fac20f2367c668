// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { type StickyOptions, startSticky, stickyDefaults } from "#renderer/client/sticky.ts";
import { patience } from "../../patience.ts";

test("the defaults are those of the specification", () => {
  expect(stickyDefaults).toEqual({ position: "top", offset: "0px", toggleClass: "stucked" });
});

test("the part above the sticky part scrolls out of the window", () => {
  const { header, observed } = start();
  expect(header.style.top).toBe("-90px");
  expect(observed().rootMargin).toBe("90px 0px 0px");
  expect(document.documentElement.style.getPropertyValue("--p-header-measured")).toBe("56px");
});

test("an offset keeps a distance from the edge", () => {
  const { header, observed } = start({ offset: "10px" });
  expect(header.style.top).toBe("-80px");
  expect(observed().rootMargin).toBe("80px 0px 0px");
});

test("at the bottom, the sentinel is after the element", () => {
  const { header, observed } = start({ position: "bottom" });
  expect(header.style.bottom).toBe("-90px");
  expect(observed().rootMargin).toBe("0px 0px 90px");
  expect(header.nextElementSibling).toBe(observed().target);
});

test("the class tells whether the sentinel before the element has left the window", () => {
  const { header, observed, cross } = start();
  expect(header.previousElementSibling).toBe(observed().target);
  cross(false);
  expect(header.classList.contains("stucked")).toBe(true);
  cross(true);
  expect(header.classList.contains("stucked")).toBe(false);
});

test("the class has the configured name", () => {
  const { header, cross } = start({ toggleClass: "fixed" });
  cross(false);
  expect(header.className).toBe("fixed");
});

test("an element without sticky styles is never stuck", () => {
  const { header, cross } = start();
  header.style.position = "static";
  cross(false);
  expect(header.classList.contains("stucked")).toBe(false);
});

test("a part that would take a third of the window is not sticky until the window is taller", async () => {
  vi.stubGlobal("innerHeight", 180);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { header, resize } = start();
  expect(header.style.position).toBe("static");
  expect(document.documentElement.style.getPropertyValue("--p-header-measured")).toBe("0px");
  vi.stubGlobal("innerHeight", 800);
  resize();
  await vi.waitFor(() => expect(header.style.position).toBe(""), patience);
  expect(document.documentElement.style.getPropertyValue("--p-header-measured")).toBe("56px");
});

/** A header of 146 px, of which the last 56 stay visible. */
function start(options?: Partial<StickyOptions>) {
  const observers: { rootMargin: string | undefined; target: Element | null; cross: (isInside: boolean) => void }[] =
    [];
  class Intersections {
    disconnect = vi.fn();
    #entry: (typeof observers)[number];
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void, init?: IntersectionObserverInit) {
      const cross = (isIntersecting: boolean) => callback([{ isIntersecting }]);
      this.#entry = { rootMargin: init?.rootMargin, target: null, cross };
      observers.push(this.#entry);
    }
    observe(target: Element) {
      this.#entry.target = target;
    }
  }
  class Sizes {
    #callback: () => void;
    constructor(callback: () => void) {
      this.#callback = callback;
    }
    observe() {
      this.#callback();
    }
  }
  vi.stubGlobal("IntersectionObserver", Intersections);
  vi.stubGlobal("ResizeObserver", Sizes);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const header = document.createElement("header");
  document.head.innerHTML = "<style>header { position: sticky }</style>";
  header.innerHTML = "<div data-sticky='narrow wide'></div>";
  document.body.replaceChildren(header);
  vi.spyOn(header, "offsetHeight", "get").mockReturnValue(146);
  const kept = header.firstElementChild;
  if (kept) vi.spyOn(kept, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 90, 0, 56));
  startSticky(header, options);
  const observed = () => {
    const last = observers.at(-1);
    if (!last) throw new Error("nothing was observed");
    return last;
  };
  const resize = () => dispatchEvent(new Event("resize"));
  return { header, observed, resize, cross: (isInside: boolean) => observed().cross(isInside) };
}
