import type { RawFinding } from "#portal/checks/findings.ts";
import type { Config } from "#portal/config/config.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import type { Content } from "#portal/contract/site/content.ts";

/**
 * Returns the problem of a form whose channel the settings do not name: it cannot be sent. Without channels in the
 * settings, every channel has a folder of its own.
 */
export function channelProblems({ data }: Content, { forms: { channels } }: Config): RawFinding[] {
  const { odeslani } = data;
  const channel = isRecord(odeslani) ? odeslani["kanal"] : null;
  const names = channels.map(({ name }) => name);
  if (typeof channel !== "string" || names.length === 0 || names.includes(channel)) return [];
  const expected = names.join(", ");
  const path = ["data", "odeslani", "kanal"];
  const values = { channels: expected };
  return [{ code: "form.channel", level: "content", severity: "error", effect: "none", path, expected, values }];
}
