import { z } from "zod";
import { setting } from "./settings.ts";

/** The settings of those who watch over the portal. */
export const operationSettings = z.object({
  METRICS_PORT: setting({
    expected: "a whole number from 0 to 65535",
    fallback: "",
    read: (text) => (text === "" ? null : /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  }),
  METRICS_HOST: setting({
    expected: "a name or address to listen on",
    fallback: "127.0.0.1",
    read: (text) => text || undefined,
  }),
});

export function toOperationConfig(values: z.output<typeof operationSettings>) {
  return {
    /** Where Prometheus reads; null for nowhere. */
    metrics: values.METRICS_PORT === null ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
  };
}
