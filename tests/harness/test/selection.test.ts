import { expect, test } from "vitest";
import { readSelection } from "#harness/test/selection.ts";
import { steps } from "#harness/test/steps.ts";

const namesOf = (...argv: string[]) => readSelection(argv).steps.map(({ name }) => name);

test("by default all steps run except those that need large installations, under these names, in the order of their cost", () => {
  expect([...namesOf(), "days", "browsers", "alerts", "openid", "cms", "adapters"]).toEqual(
    steps.map(({ name }) => name),
  );
  expect(namesOf("browsers")).toEqual(["browsers"]);
  expect(namesOf("unit", "types")).toEqual(["types", "unit"]);
});

test("quick runs types, lint and the fast unit tests; exhaustive runs everything, or only the given steps", () => {
  expect(namesOf("quick")).toEqual(["types", "lint", "unit"]);
  expect(readSelection(["quick"]).env).toEqual({ PORTAL_QUICK: "1" });
  expect(namesOf("exhaustive")).toEqual(steps.map(({ name }) => name));
  expect(namesOf("exhaustive", "e2e")).toEqual(["e2e"]);
  expect(readSelection(["exhaustive", "e2e"]).env).toEqual({ PORTAL_EXHAUSTIVE: "1" });
});

test("files and options after a step are passed to its program", () => {
  expect(readSelection(["e2e", "map.spec.ts", "--repeat-each", "20"]).given).toEqual([
    "map.spec.ts",
    "--repeat-each",
    "20",
  ]);
  expect(readSelection(["a11y", "toasts--warn"]).given).toEqual(["toasts--warn"]);
});

test.each([[["nosuchstep"]], [["unit", "nosuchstep"]], [["nosuchstep", "tests/a.test.ts"]]])(
  "%j is an error that lists the steps and modes",
  (argv) => {
    expect(() => readSelection(argv)).toThrow(
      `There is no step "nosuchstep". The steps are ${steps.map(({ name }) => name).join(", ")}; the modes are quick, exhaustive.`,
    );
  },
);

test("an unknown step that is close to another suggests it", () => {
  expect(() => readSelection(["unti"])).toThrow('There is no step "unti". Did you mean unit?');
});

test("files require exactly one step that accepts files", () => {
  expect(() => readSelection(["tests/a.test.ts"])).toThrow('"tests/a.test.ts" needs one step before it.');
  expect(() => readSelection(["unit", "e2e", "a.ts"])).toThrow('"a.ts" needs one step before it.');
  expect(() => readSelection(["types", "a.ts"])).toThrow('The step types takes no files; it was given "a.ts".');
});
