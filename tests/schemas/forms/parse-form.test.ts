import { expect, test } from "vitest";
import { z } from "zod";
import { many, one } from "#schemas/forms/fields.ts";
import { meetingForm, parseSent, toSent } from "#schemas/forms/meeting.ts";
import { parseForm } from "#schemas/forms/parse-form.ts";
import type { SubmittedFile } from "#schemas/forms/submission.ts";

function sent(values: Record<string, string | string[]>, files: SubmittedFile[] = []) {
  return { fields: new Map(Object.entries(values).map(([name, value]) => [name, [value].flat()])), files };
}

const meeting = {
  "given-name": " Žofie ",
  "family-name": "Nova\u0301",
  email: "zofie@posta.example",
  phone: "+420 777 (123)-456",
  topic: "work",
  day: "2026-12-01",
  way: "phone",
  need: ["access", "company"],
  message: "Dobrý den,\r\nprosím…\r\n",
  consent: "yes",
};

test("a valid form returns its data, with whitespace cleaned up", () => {
  expect(parseForm(meetingForm("2026-11-20"), sent(meeting))).toEqual({
    data: {
      ...{ ...meeting, "given-name": "Žofie", "family-name": "Nová" },
      ...{ message: "Dobrý den,\nprosím…", attachment: [] },
    },
  });
});

test("problems come in the order of the form, one for each field, together with the submitted values", () => {
  const wrong = { ...meeting, "given-name": " ", email: "x", phone: "12", day: "2026-11-20", way: "walk", consent: [] };
  const result = parseForm(meetingForm("2026-11-20"), sent({ ...wrong, unknown: "x" }));
  expect(result).toMatchObject({
    data: null,
    problems: [
      { field: "given-name", code: "required" },
      { field: "email", code: "email" },
      { field: "phone", code: "invalid" },
      { field: "day", code: "afterOrEqual", params: { date: "2026-11-21" } },
      { field: "way", code: "invalid" },
      { field: "consent", code: "required" },
    ],
    values: { email: ["x"], need: ["access", "company"], message: [meeting.message] },
  });
  expect(result).not.toHaveProperty("values.unknown");
});

test("an invalid date is not compared with others", () => {
  const result = parseForm(meetingForm("2026-11-20"), sent({ ...meeting, day: "soon" }));
  expect(result).toMatchObject({ problems: [{ field: "day", code: "date" }] });
});

test("values and lists have a maximal length", () => {
  const form = z.object({ own: one(z.string()), list: many(z.string()) });
  const result = parseForm(form, sent({ own: "x".repeat(20_000), list: Array.from({ length: 1000 }, () => "y") }));
  expect(result).toMatchObject({ problems: [{ field: "own", code: "maxLength", params: { max: 10_000 } }] });
  if (result.data) throw new Error("the form was taken");
  expect(result.values["own"]?.[0]).toHaveLength(10_000);
  expect(result.values["list"]).toHaveLength(50);
});

test("field names such as __proto__ and toString are not inherited from objects", () => {
  const form = z.object({ own: one(z.string()) });
  for (const name of ["__proto__", "constructor", "toString"]) {
    expect(parseForm(form, sent({ [name]: "x" }))).toMatchObject({ problems: [{ field: "own", code: "required" }] });
  }
});

test("a file submitted for a text field is invalid", () => {
  const file = { field: "own", name: "a.pdf", type: "application/pdf", size: 1, hash: "1" };
  expect(parseForm(z.object({ own: one(z.string()) }), sent({}, [file]))).toMatchObject({
    problems: [{ field: "own", code: "invalid" }],
  });
});

test("a meeting's selection is read back from the address, and any other value is ignored", () => {
  const asked = { topic: "care", day: "2026-12-01", way: "video" } as const;
  expect(parseSent(toSent(asked))).toEqual(asked);
  for (const value of [undefined, "", "care", "care.2026-12-01", "care.soon.video", "x.2026-12-01.video", "a.b.c.d"]) {
    expect(parseSent(value)).toBeNull();
  }
});
