import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { templates } from "#templates/registry.ts";

const folders = globSync("templates/*/").map((folder) => folder.split(/[\\/]/)[1] ?? "");
const renderer = globSync("renderer/**/*.tsx").map((file) => readFileSync(file, "utf8"));

test("every template folder is used, by the registry or as a page of the portal itself by renderer/", () => {
  expect(folders.length).toBeGreaterThan(30);
  const isUsed = (folder: string) =>
    Object.hasOwn(templates, folder) || renderer.some((source) => source.includes(`#templates/${folder}/`));
  const unused = folders.filter((folder) => !isUsed(folder));
  expect(unused, "name the folder after its structure key and add its line to templates/registry.ts").toEqual([]);
});

test("every template is in the folder of its structure key", () => {
  const missing = Object.keys(templates).filter((key) => !folders.includes(key));
  expect(missing, "move the template to templates/<structure key>/<structure key>.tsx").toEqual([]);
});
