import { expect, test } from "vitest";
import { readConsent, writeConsent } from "#schemas/visitor/consent-form.ts";

const read = (fields: string) => {
  const sent = new URLSearchParams(fields);
  return readConsent((name) => sent.get(name));
};

test.each([
  ["choice=all", { statistical: true, marketing: true }],
  ["choice=none", { statistical: false, marketing: false }],
  ["choice=some", { statistical: false, marketing: false }],
  ["choice=some&marketing=on", { statistical: false, marketing: true }],
  // Checkboxes count only when the choice is by checkbox.
  ["choice=none&statistical=on&marketing=on", { statistical: false, marketing: false }],
])("%s is parsed into a decision", (fields, expected) => {
  expect(read(fields)).toEqual(expected);
});

test.each(["", "choice=", "choice=ALL", "choice=yes", "statistical=on", "choice=__proto__"])(
  "%j is not a decision",
  (fields) => {
    expect(read(fields)).toBeNull();
  },
);

test.each(["true", "1", "ON", "", "off"])("a category sent as %j counts as not agreed to", (value) => {
  expect(read(`choice=some&statistical=${value}&marketing=${value}`)).toEqual({ statistical: false, marketing: false });
});

test("a written decision is parsed back unchanged", () => {
  for (const statistical of [true, false])
    for (const marketing of [true, false]) {
      const sent = writeConsent({ statistical, marketing });
      expect(readConsent((name) => sent.get(name))).toEqual({ statistical, marketing });
    }
});
