// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { useMapLabels } from "#components/map/map-labels.ts";
import { OrganisationMap } from "#components/map/organisation-map.tsx";
import { ownTiles } from "#schemas/site/map-tiles.ts";
import { patience } from "../../patience.ts";
import { render } from "../render.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function czechLabels() {
  let texts: ReturnType<typeof useMapLabels> | undefined;
  function Reader() {
    texts = useMapLabels();
    return null;
  }
  render(<Reader />);
  if (!texts) throw new Error("the labels were not read");
  return texts;
}

async function start(answer: (signal: AbortSignal) => Promise<Response>) {
  const fetched: string[] = [];
  const signals: AbortSignal[] = [];
  vi.stubGlobal("fetch", (source: string, { signal }: { signal: AbortSignal }) => {
    fetched.push(source);
    signals.push(signal);
    return answer(signal);
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const element = document.createElement("div");
  document.body.append(element);
  const root = createRoot(element);
  const texts = czechLabels();
  const settings = { centre: null, zoom: null, maxZoom: 18 };
  const props = { source: "/up/pece/mapa.geojson?service=homeCare", isNarrowed: true, settings, tiles: ownTiles };
  await act(async () => root.render(<OrganisationMap {...props} {...texts} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    element.remove();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { element, root, fetched, signals, labels: texts.labels };
}

const never = () => new Promise<Response>(() => {});

test("shows that it is loading until it has loaded", async () => {
  const { element, fetched, labels } = await start(never);
  expect(element.querySelector("[role=status]")?.textContent).toBe(labels.loading);
  expect(fetched).toEqual(["/up/pece/mapa.geojson?service=homeCare"]);
});

test("a map that is removed requests nothing more", async () => {
  const { root, signals } = await start(never);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await act(async () => root.unmount());
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test.each([
  ["an error", () => Promise.resolve(new Response("", { status: 503 }))],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["another kind of answer", () => Promise.resolve(new Response("<html>"))],
  ["other data", () => Promise.resolve(Response.json({ features: 7 }))],
])("on %s it says so and can be tried again", async (_what, answer) => {
  const { element, fetched, labels } = await start(answer);
  const alert = () => element.querySelector("[role=alert]");
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(alert()).not.toBeNull();
  }, patience);
  expect(alert()?.querySelector("p")?.textContent).toBe(labels.failed);
  await act(async () => element.querySelector("button")?.click());
  expect(fetched).toHaveLength(2);
});
