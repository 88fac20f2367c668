/** Returns the part of a path below `/dev`, where demos are; null for other paths. */
export function demoName(path: string): string | null {
  return path === "/dev" ? "" : path.startsWith("/dev/") ? path.slice("/dev/".length) : null;
}
