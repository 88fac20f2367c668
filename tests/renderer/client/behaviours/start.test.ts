// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Behaviour, sendToLoaded, startBehaviours } from "#renderer/client/behaviours/start.ts";
import { patience } from "#tests/patience.ts";

const heard = vi.fn<Behaviour>();
const load = vi.fn(async (): Promise<Behaviour> => heard);
/** Loads that finish in reverse order, as a browser's imports may. */
const reversed: ((behaviour: Behaviour) => void)[] = [];
startBehaviours({
  fresh: async () => heard,
  late: load,
  reversed: () => new Promise((resolve) => reversed.unshift(resolve)),
  broken: async () => Promise.reject(new Error("no")),
});

beforeEach(() => {
  heard.mockClear();
});

test("nothing is loaded up front, and hovering an element preloads its behaviour without sending an event", async () => {
  const { sender } = start('<button data-click="late.pressed"><b></b></button>');
  sendToLoaded("navigated");
  expect(load).not.toHaveBeenCalled();
  sender.firstElementChild?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), patience);
  expect(heard).not.toHaveBeenCalled();
});

test.each([
  ["click", '<button data-click="fresh.pressed"></button>', "pressed"],
  ["click", '<a href="/elsewhere" data-click="fresh.followed"></a>', "followed"],
  ["click", '<a href="#top" data-click="fresh.followed"></a>', "followed"],
  ["change", '<select data-change="fresh.chosen"></select>', "chosen"],
])("a %s on %s is heard by its behaviour and not by the browser", async (kind, html, event) => {
  const { sender, send } = start(html);
  expect(send(kind)).toBe(false);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(event, sender), patience);
});

test.each([
  ["opened in a tab of its own", '<a href="/elsewhere" data-click="fresh.followed"></a>', { ctrlKey: true }],
  ["to the page itself", '<a href="" data-click="fresh.followed"></a>', {}],
  ["without a behaviour", '<a href="/elsewhere"></a>', {}],
])("a link %s is the browser's", (_, html, keys) => {
  const { send } = start(html);
  expect(send("click", keys)).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test("a second click within 50 ms is ignored", async () => {
  const { send } = start('<button data-click="fresh.pressed"></button>');
  send("click");
  send("click");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), patience);
});

test("clicks waiting for their behaviour are handled in the order in which they came", async () => {
  const { sender } = start('<p><b data-click="reversed.first"></b><b data-click="reversed.second"></b></p>');
  for (const button of sender.children) button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  for (const end of reversed) end(heard);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), patience);
  expect(heard.mock.calls.map(([event]) => event)).toEqual(["first", "second"]);
});

test("an element whose behaviour cannot be loaded is left to the browser, with an error in the console", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const { sender, send } = start('<button data-click="broken.pressed"></button>');
  const clicks = vi.fn();
  sender.addEventListener("click", ({ defaultPrevented }) => clicks(defaultPrevented));
  send("click");
  await vi.waitFor(() => expect(clicks).toHaveBeenCalledTimes(2), patience);
  expect(sender.dataset["click"]).toBeUndefined();
  expect(error).toHaveBeenCalledExactlyOnceWith("behaviour broken could not be loaded", expect.any(Error));
});

function start(html: string) {
  document.body.innerHTML = html;
  const sender = document.body.firstElementChild;
  if (!(sender instanceof HTMLElement)) throw new Error("There is no element.");
  return {
    sender,
    /** True when the browser may handle the event itself. */
    send: (kind: string, keys: MouseEventInit = {}) =>
      sender.dispatchEvent(
        kind === "click"
          ? new MouseEvent(kind, { bubbles: true, cancelable: true, ...keys })
          : new Event(kind, { bubbles: true, cancelable: true }),
      ),
  };
}
