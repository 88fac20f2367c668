import { resolve } from "node:path";
import type { Clock } from "#server/clock.ts";
import type { Channel } from "#server/config/forms-config.ts";
import { createFolderSink } from "./folder-sink.ts";
import { createHttpSink } from "./http-sink.ts";
import type { Sink } from "./sink.ts";
import { createSmtpSink } from "./smtp-sink.ts";

/** Creates the sink of a channel; paths are relative to `root`. */
export function createSink(channel: Channel, root: string, clock: Clock): Sink {
  switch (channel.kind) {
    case "folder":
      return createFolderSink(resolve(root, channel.target));
    case "http":
      return createHttpSink({ ...channel, clock });
    case "smtp":
      return createSmtpSink(channel);
  }
}
