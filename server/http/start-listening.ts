import { ConfigError } from "#server/config/settings.ts";

interface Names {
  port: string;
  host: string;
}

/** Waits until a server listens. Throws ConfigError naming the setting to change when the address is unavailable. */
export async function startListening<T>({ port, host }: Names, listening: Promise<T>): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && "syscall" in error)) throw error;
    const { code, syscall, message } = error;
    if (syscall === "getaddrinfo" || code === "EADDRNOTAVAIL")
      throw new ConfigError(`${host}: expected a name or address of this machine (${message})`);
    // Workers report "bind", since the primary process binds the address.
    if (syscall === "listen" || syscall === "bind")
      throw new ConfigError(`${port}: the port cannot be listened on (${message})`);
    throw error;
  }
}
