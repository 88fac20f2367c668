/** True for the address of a file on a computer or in the office's network. */
export function isLocalFile(address: string): boolean {
  return /^\s*(?:file:|blob:|[a-z]:[\\/]|\\\\|\/(?:Users|home|Volumes)\/|~\/)/i.test(address);
}
