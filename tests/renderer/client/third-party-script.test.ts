// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { importThirdParty } from "#renderer/client/third-party-script.ts";
import { externalOrigins } from "#renderer/client/uncaught-errors.ts";

test("a script runs once, however often it is requested", async () => {
  const { warn } = start();
  const url = "data:text/javascript,globalThis.runs = (globalThis.runs ?? 0) + 1;";
  await Promise.all([importThirdParty(url), importThirdParty(url)]);
  await importThirdParty(url);
  expect(Reflect.get(globalThis, "runs")).toBe(1);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["throws", 'data:text/javascript,throw new Error("broken")'],
  ["is no script", "data:text/javascript,<html>"],
  ["is not there", "https://nowhere.invalid/main.js"],
])("a script that %s is one line in the console, is not tried again and rejects nothing", async (_, url) => {
  const { warn } = start();
  await importThirdParty(url);
  await importThirdParty(url);
  expect(warn.mock.calls).toEqual([["an outside script could not be run", url, expect.any(Error)]]);
});

test("a later error of a third-party script does not count as the portal's", async () => {
  const { warn } = start();
  await importThirdParty("https://widget.invalid:8443/v1/main.js");
  expect(externalOrigins).toContain("https://widget.invalid:8443/");
  expect(warn).toHaveBeenCalledOnce();
});

function start() {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  return { warn };
}
