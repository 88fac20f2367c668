import { z } from "zod";
import { daysAfter, localDate } from "#schemas/time/dates.ts";
import { files, many, one } from "./fields.ts";
import { afterOrEqual, beforeOrEqual, date, email, maxLength, rule } from "./rules.ts";

export const meetingTopics = ["family", "work", "housing", "care"] as const;
export const meetingWays = ["office", "phone", "video"] as const;
export const meetingNeeds = ["interpreter", "access", "company"] as const;

/** Maximal lengths in characters. */
export const meetingLimits = { name: 100, message: 1000 } as const;

/** Attachments of a meeting; `maxSize` in bytes. */
export const meetingFiles = {
  max: 2,
  maxSize: 5_000_000,
  types: ["application/pdf", "image/jpeg", "image/png"],
} as const;

/** Returns the first and last ISO day of a meeting, from tomorrow. */
export function meetingDays(today: string) {
  return { first: daysAfter(today, 1), last: daysAfter(today, 90) };
}

const name = z.string().check(maxLength(meetingLimits.name));
const phone = /^(?:(?:\+|00)[1-9]\d{0,2})?\d{9}$/;
const topic = z.enum(meetingTopics);
const way = z.enum(meetingWays);

/** Form of the demo page: a request for a meeting at a branch. */
export function meetingForm(today: string) {
  const { first, last } = meetingDays(today);
  return z.object({
    "given-name": one(name),
    "family-name": one(name),
    email: one(z.string().check(email)),
    phone: one(
      z
        .string()
        .check(rule("invalid", {}, (text) => phone.test(text.replace(/[\s()-]/g, ""))))
        .optional(),
    ),
    topic: one(topic),
    day: one(z.string().check(date, afterOrEqual(first), beforeOrEqual(last))),
    way: one(way),
    need: many(z.enum(meetingNeeds)),
    message: one(z.string().check(maxLength(meetingLimits.message)).optional()),
    attachment: files(meetingFiles),
    consent: one(z.literal("yes")),
  });
}

/** Non-personal values of a meeting that may appear in an address. */
const sentMeeting = z.tuple([topic, localDate, way]).transform(([topic, day, way]) => ({ topic, day, way }));

export type SentMeeting = z.output<typeof sentMeeting>;

/** Returns the meeting as the value of a query parameter. */
export function toSent({ topic, day, way }: SentMeeting): string {
  return [topic, day, way].join(".");
}

/** Parses the value of the query parameter; null when invalid. */
export function parseSent(value: string | undefined): SentMeeting | null {
  return sentMeeting.safeParse(value?.split(".")).data ?? null;
}
