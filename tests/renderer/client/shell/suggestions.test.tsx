// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { HeaderSearch } from "#components/shell/header-search.tsx";
import { behaviours } from "#renderer/client/behaviours/registry.ts";
import { loadBehaviour, sendToLoaded, startBehaviours } from "#renderer/client/behaviours/start.ts";
import { render } from "../../../components/render.tsx";

const options = [
  { label: "mateřská", href: "/hledani?q=materska", kind: null },
  { label: "Maternity", href: "/en/maternity", lang: "en", kind: "Služba" },
];

startBehaviours(behaviours);
beforeEach(() => document.body.replaceChildren());

test("the field is a plain one until its script is loaded, then a combobox that is closed", async () => {
  document.body.append(render(<HeaderSearch action="/hledani" />));
  const input = document.querySelector("input");
  expect([input?.type, input?.getAttribute("role")]).toEqual(["search", null]);
  await loadBehaviour("suggestions");
  sendToLoaded("navigated");
  expect(input?.role).toBe("combobox");
  expect(input?.getAttribute("aria-expanded")).toBe("false");
});

test("requests after a pause, from three characters on, below the form's page, and aborts outdated requests", async () => {
  const { type, asked } = await start();
  await type("m", "ma");
  expect(asked).toEqual([]);
  await type("mat", "mate");
  expect(asked.map(({ url }) => url)).toEqual(["/hledani/suggestions.json?q=mate"]);
  await type("mateř");
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test("renders suggestions as options with kind and language, and announces their number", async () => {
  const { type, answer, input, announced } = await start();
  await type("mate");
  await answer(options);
  const list = document.querySelector("[role=listbox]");
  expect(list?.getAttribute("aria-label")).toBe("Návrhy");
  expect(input.getAttribute("aria-controls")).toBe(list?.id);
  expect(input.getAttribute("aria-expanded")).toBe("true");
  const items = [...(list?.querySelectorAll("a[role=option]") ?? [])];
  expect(items.map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
    ["mateřská", "/hledani?q=materska"],
    ["Maternity Služba", "/en/maternity"],
  ]);
  expect(items[1]?.querySelector("span")?.lang).toBe("en");
  expect(announced()).toBe("2 návrhy");
});

test("arrow keys move through the options and back to the field, Enter follows one, Escape closes only the list", async () => {
  const { type, answer, active, press } = await start();
  await type("mate");
  await answer(options);
  const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map((key) => {
    press(key);
    return active();
  });
  expect(seen).toEqual(["mateřská", "Maternity Služba", null, "Maternity Služba"]);
  const followed = vi.fn((event: Event) => event.preventDefault());
  document.querySelector("[aria-selected=true]")?.addEventListener("click", followed);
  expect(press("Enter").defaultPrevented).toBe(true);
  expect(followed).toHaveBeenCalledOnce();
  const outside = vi.fn();
  document.addEventListener("keydown", outside);
  press("Escape");
  expect(document.querySelector("[role=listbox]")).toBeNull();
  expect(outside).not.toHaveBeenCalled();
  expect(press("Escape").defaultPrevented).toBe(false);
  expect(outside).toHaveBeenCalledOnce();
  expect(press("Enter").defaultPrevented).toBe(false);
});

test.each<[string, (page: Awaited<ReturnType<typeof start>>) => unknown]>([
  ["the field is left", ({ input }) => input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))],
  ["another page is shown", () => sendToLoaded("navigated")],
  ["too little is left in the field", ({ type }) => type("ma")],
  ["there is no answer", ({ type, fail }) => type("mateřs").then(fail)],
])("the list is closed when %s", async (_, act) => {
  const page = await start();
  await page.type("mate");
  await page.answer(options);
  await act(page);
  expect(document.querySelector("[role=listbox]")).toBeNull();
  expect(page.input.getAttribute("aria-expanded")).toBe("false");
  expect(page.input.hasAttribute("aria-activedescendant")).toBe(false);
});

test("retries for a limited time while suggestions are not available yet", async () => {
  const { type, answer, asked, unready, wait, announced } = await start();
  await type("mate");
  await unready();
  expect(announced()).toBe("");
  await wait(3000);
  expect(asked.map(({ url }) => url)).toEqual(Array(2).fill("/hledani/suggestions.json?q=mate"));
  await answer(options);
  expect(document.querySelectorAll("[role=option]").length).toBe(2);
  await type("mateř");
  for (let at = 0; at < 10; at += 1) {
    await unready();
    await wait(3000);
  }
  expect(asked.length).toBe(2 + 4);
  expect(document.querySelector("[role=listbox]")).toBeNull();
});

test("a request is not repeated after the field has been left", async () => {
  const { type, input, asked, unready, wait } = await start();
  await type("mate");
  await unready();
  input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  await wait(10_000);
  expect(asked.length).toBe(1);
});

async function start() {
  vi.useFakeTimers();
  const asked: { url: string; signal: AbortSignal; resolve: (answer: Response) => void }[] = [];
  vi.stubGlobal("fetch", (url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve) => void asked.push({ url, signal, resolve }));
  });
  onTestFinished(() => {
    sendToLoaded("navigated");
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const announcer = document.createElement("div");
  announcer.id = "announcer";
  document.body.append(render(<HeaderSearch action="/hledani" />), announcer);
  await loadBehaviour("suggestions");
  sendToLoaded("navigated");
  const input = document.querySelector("input");
  if (!input) throw new Error("expected a field");
  const reply = async (response: Response) => {
    asked.at(-1)?.resolve(response);
    await vi.advanceTimersByTimeAsync(120);
  };
  return {
    input,
    asked,
    async type(...texts: string[]) {
      for (const text of texts) {
        input.value = text;
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }
      await vi.advanceTimersByTimeAsync(150);
    },
    answer: (found: typeof options) =>
      reply(Response.json({ label: "Návrhy", said: `${found.length} návrhy`, options: found, isReady: true })),
    unready: () => reply(Response.json({ label: "Návrhy", said: "", options: [], isReady: false })),
    wait: (time: number) => vi.advanceTimersByTimeAsync(time),
    fail: () => reply(new Response("", { status: 503 })),
    announced: () => announcer.textContent,
    active: () => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent ?? null,
    press(key: string) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      input.dispatchEvent(event);
      return event;
    },
  };
}
