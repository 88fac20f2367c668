import { z } from "zod";
import { daysAfter, localDate } from "#schemas/time/dates.ts";
import type { Control } from "./controls.ts";
import { files, follows, many, one } from "./fields.ts";

export const meetingTopics = ["family", "work", "housing", "care"] as const;
export const meetingWays = ["office", "phone", "video"] as const;
export const meetingNeeds = ["interpreter", "access", "company"] as const;

/** Controls of a form to request a meeting, tomorrow at the earliest. */
export function meetingControls(today: string) {
  return {
    "given-name": { kind: "text", required: true, maxLength: 100 },
    "family-name": { kind: "text", required: true, maxLength: 100 },
    email: { kind: "text", required: true, format: "email" },
    phone: { kind: "text", format: "phone" },
    topic: { kind: "choice", required: true },
    day: { kind: "day", required: true, min: daysAfter(today, 1), max: daysAfter(today, 90) },
    way: { kind: "choice", required: true },
    need: { kind: "choices" },
    message: { kind: "text", maxLength: 1000 },
    attachment: {
      kind: "files",
      max: 2,
      maxSize: 5_000_000,
      types: ["application/pdf", "image/jpeg", "image/png"],
    },
    consent: { kind: "choices", required: true },
  } as const satisfies Record<string, Control>;
}

const topic = z.enum(meetingTopics);
const way = z.enum(meetingWays);

/** Form of the demo page: a request for a meeting at a branch. */
export function meetingForm(today: string) {
  const controls = meetingControls(today);
  const text = (control: Control) => z.string().check(follows(control));
  return z.object({
    "given-name": one(text(controls["given-name"])),
    "family-name": one(text(controls["family-name"])),
    email: one(text(controls.email)),
    phone: one(text(controls.phone).optional()),
    topic: one(topic),
    day: one(text(controls.day)),
    way: one(way),
    need: many(z.enum(meetingNeeds)),
    message: one(text(controls.message).optional()),
    attachment: files(controls.attachment),
    consent: one(z.literal("yes")),
  });
}

/** Non-personal values of a meeting that may appear in an address. */
const sentMeeting = z.tuple([topic, localDate, way]).transform(([topic, day, way]) => ({ topic, day, way }));

export type SentMeeting = z.output<typeof sentMeeting>;

/** Formats the meeting as a query parameter. */
export function toSent({ topic, day, way }: SentMeeting): string {
  return [topic, day, way].join(".");
}

/** Parses the value of the query parameter; null when invalid. */
export function parseSent(value: string | undefined): SentMeeting | null {
  return sentMeeting.safeParse(value?.split(".")).data ?? null;
}
