/** The address of this preview as of another time; as of the present without one. */
export function asOf(address: string, at: string | null): string {
  const url = new URL(address);
  if (at === null) url.searchParams.delete("at");
  else url.searchParams.set("at", at);
  return url.href;
}
