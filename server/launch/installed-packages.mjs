import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the names of packages that differ from package-lock.json; null when nothing is installed. Contents are compared
 * rather than times, which copies and checkouts change. Packages for other platforms may be missing, and so may all
 * development packages.
 * @param {string} root
 * @returns {string[] | null}
 */
export function outdatedPackages(root) {
  const installedFile = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedFile)) return null;
  const [wanted, installed] = [packagesOf(join(root, "package-lock.json")), packagesOf(installedFile)];
  const hasDevelopment = Object.values(installed).some(({ dev }) => dev);
  return Object.entries(wanted).flatMap(([path, { version, integrity, optional, dev, devOptional, link }]) => {
    const own = installed[path];
    const isRight = own
      ? own.version === version && own.integrity === integrity
      : path === "" || optional || devOptional || ((dev || link) && !hasDevelopment);
    return isRight ? [] : [path.replace(/^.*node_modules\//, "")];
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean }} Package
 * @param {string} file
 * @returns {Record<string, Package>} packages by their folders, the project itself by an empty one
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
