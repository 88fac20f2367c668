import { expect, test } from "vitest";
import { formatBytes } from "#schemas/values/file-size.ts";

test.each([
  [0, "0 byte"],
  [999, "999 byte"],
  [1500, "1.5 kB"],
  [35_214, "35 kB"],
  [2_340_000, "2.3 MB"],
  [7_200_000_000_000, "7,200 GB"],
])("%i bytes are formatted with a unit", (bytes, text) => {
  expect(formatBytes(bytes, "en")).toBe(text);
});

test("units and numbers follow the language", () => {
  expect(formatBytes(2_340_000, "cs").replaceAll("\u00a0", " ")).toBe("2,3 MB");
  expect(formatBytes(2_340_000, "ru").replaceAll("\u00a0", " ")).toBe("2,3 МБ");
});
