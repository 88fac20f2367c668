/** Returns the address without those of the named parameters that are empty, as forms send them; null for none. */
export function cleanAddress(path: string, search: string, names: readonly string[]): string | null {
  if (search === "") return null;
  const sent = [...new URLSearchParams(search)];
  const filled = sent.filter(([name, value]) => value.trim() !== "" || !names.includes(name));
  if (filled.length === sent.length) return null;
  const query = new URLSearchParams(filled).toString();
  return query === "" ? path : `${path}?${query}`;
}
