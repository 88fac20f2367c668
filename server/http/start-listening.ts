import { ConfigError } from "#server/config/settings.ts";

/** The settings of an address to listen on. */
interface Names {
  port: string;
  host: string;
}

/** Waits for a server to listen; throws ConfigError with the setting to change where the address cannot be had. */
export async function startListening<T>({ port, host }: Names, listening: Promise<T>): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && "syscall" in error)) throw error;
    const { code, syscall, message } = error;
    if (syscall === "getaddrinfo" || code === "EADDRNOTAVAIL")
      throw new ConfigError(`${host}: expected a name or address of this machine (${message})`);
    // Workers have the address bound by the process that started them.
    if (syscall === "listen" || syscall === "bind")
      throw new ConfigError(`${port}: the port cannot be listened on (${message})`);
    throw error;
  }
}
