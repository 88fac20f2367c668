// @vitest-environment happy-dom

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { colorModeActor } from "#renderer/client/actors.ts";
import { behaviours } from "#renderer/client/behaviours/registry.ts";
import { startBehaviours } from "#renderer/client/behaviours/start.ts";
import { startHeader } from "#renderer/client/shell/header.ts";
import { Header } from "#renderer/shell/header.tsx";
import { bareShell } from "#renderer/shell/to-shell.ts";
import type { ShownMode } from "#schemas/site/color-modes.ts";
import { patience } from "#tests/patience.ts";
import { render } from "../../../components/render.tsx";

startBehaviours(behaviours);
const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset["colorMode"];
  localStorage.clear();
});

test("offers the three modes and shows the visitor's choice", () => {
  dataset["colorMode"] = "dark";
  const { select } = start();
  expect([...select.options].map(({ text }) => text)).toEqual(["Podle systému", "Světlý", "Tmavý"]);
  expect(select.value).toBe("dark");
  expect(select.disabled).toBe(false);
});

test("the visitor's choice is applied and stored", async () => {
  const { select } = start();
  select.value = "light";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(dataset["theme"]).toBe("light"), patience);
  expect(localStorage.getItem("color-mode")).toBe("light");
  expect(select.value).toBe("light");
});

test("is disabled until its script runs", () => {
  const { select } = start({ hasScript: false });
  expect(select.disabled).toBe(true);
  expect(select.value).toBe("system");
});

test("shows the mode that the page forces, says so and is disabled", () => {
  dataset["colorMode"] = "light";
  const { select } = start({ forced: "dark" });
  expect(select.disabled).toBe(true);
  expect(select.querySelector("[selected]")?.getAttribute("value")).toBe("dark");
  expect(select.labels[0]?.textContent).toBe("Vzhled (určuje tato stránka)");
});

test("shows a choice made in another tab", async () => {
  const { select } = start();
  localStorage.setItem("color-mode", "dark");
  dispatchEvent(new StorageEvent("storage", { key: "color-mode" }));
  await vi.waitFor(() => expect(select.value).toBe("dark"), patience);
  expect(dataset["theme"]).toBe("dark");
});

function start({ forced = null, hasScript = true }: { forced?: ShownMode | null; hasScript?: boolean } = {}) {
  document.body.replaceChildren(render(<Header shell={bareShell("cs")} forced={forced} />));
  if (hasScript) startHeader();
  onTestFinished(() => colorModeActor.send({ type: "chosen", mode: "system" }));
  const select = document.querySelector("select");
  if (!select) throw new Error("no select");
  return { select };
}
