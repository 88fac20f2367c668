import { createHash } from "node:crypto";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { ConnectionReset } from "#embedded/replay/fault.ts";
import { listen } from "#embedded/replay/listen.ts";
import { submission } from "#server/forms/submission.ts";

/** How the recipient of submissions answers. */
export type Mood = "right" | "500" | "hangs" | "HTML" | "down";

/** A submission as the recipient keeps it. */
export interface Received {
  submission: z.output<typeof submission>;
  /** SHA-256 of the files. */
  files: readonly string[];
}

/** The office that takes submissions over HTTP. Those with the same reference are one. */
export async function startRecipient() {
  const received = new Map<string, Received>();
  const recipient = { mood: "right" as Mood, hanging: Promise.withResolvers<void>(), deliveries: 0 };

  async function take(request: Request): Promise<Response> {
    const form = await request.formData();
    const sent = submission.parse(JSON.parse(await z.instanceof(Blob).parse(form.get("submission")).text()));
    const files = z.array(z.instanceof(Blob)).parse(form.getAll("attachment"));
    const hashes = files.map(async (file) =>
      createHash("sha256")
        .update(await file.bytes())
        .digest("hex"),
    );
    recipient.deliveries += 1;
    received.set(sent.reference, { submission: sent, files: await Promise.all(hashes) });
    return Response.json({ received: sent.reference });
  }

  async function answer(request: Request): Promise<Response> {
    switch (recipient.mood) {
      case "right":
        return take(request);
      case "500":
        return new Response("error", { status: 500 });
      case "HTML":
        return new Response("<h1>Údržba</h1>", { headers: { "content-type": "text/html" } });
      case "hangs":
        await recipient.hanging.promise;
        throw new ConnectionReset();
      case "down":
        throw new ConnectionReset();
    }
  }

  const { url, close } = await listen({
    answer,
    headers: ["content-type"],
    maxBody: 100_000_000,
    port: 0,
    host: "127.0.0.1",
  });
  onTestFinished(close);
  return {
    url,
    received,
    get deliveries() {
      return recipient.deliveries;
    },
    /** Deliveries that hang are cut off with the next mood. */
    become(mood: Mood): void {
      recipient.hanging.resolve();
      recipient.hanging = Promise.withResolvers();
      recipient.mood = mood;
    },
  };
}
