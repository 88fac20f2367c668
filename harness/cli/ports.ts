import { UsageError } from "./exit-codes.ts";

export function parsePort(port: string): number {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port takes a whole number from 0 to 65535, not "${port}".`);
  return Number(port);
}
