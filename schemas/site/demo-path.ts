/** The part of a site's path below `/dev`, where demos are; null for paths outside it. */
export function demoName(path: string): string | null {
  return path === "/dev" ? "" : path.startsWith("/dev/") ? path.slice("/dev/".length) : null;
}
