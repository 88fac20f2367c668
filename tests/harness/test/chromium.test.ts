import { join } from "node:path";
import { expect, test } from "vitest";
import { shellsBeside } from "#harness/test/chromium.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";

test.each([
  ["chrome-linux64/chrome", "chrome-headless-shell-linux64/chrome-headless-shell"],
  ["chrome-linux/chrome", "chrome-linux/headless_shell"],
  ["chrome-win64/chrome.exe", "chrome-headless-shell-win64/chrome-headless-shell.exe"],
])("the headless shell is found next to Playwright's %s", (full, shell) => {
  const installed = join("chromium_headless_shell-1255", shell);
  const folder = temporaryFolder({
    [installed]: "",
    "chromium_headless_shell-1255/chrome-linux/headless_lib_data.pak": "",
    "chromium_headless_shell-1100/chrome-linux/headless_shell": "",
  });
  expect(shellsBeside(join(folder, "chromium-1255", full))).toEqual([join(folder, installed)]);
});

test("no shell is searched next to a browser that Playwright did not install", () => {
  expect(shellsBeside("/usr/bin/chromium")).toEqual([]);
});
