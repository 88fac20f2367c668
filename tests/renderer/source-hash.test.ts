import { expect, test } from "vitest";
import { sourceHash } from "#renderer/build/source-hash.ts";

test("a folder that matches a pattern, such as one with a dot in its name, is left out", () => {
  expect(sourceHash("deploy/nginx", "deploy/nginx/*.*")).toBe(sourceHash("deploy/nginx/*.*"));
});

test("other files have another hash", () => {
  expect(sourceHash("deploy/nginx/*.*")).not.toBe(sourceHash("deploy/nginx/http.conf"));
});
