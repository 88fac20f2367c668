/** Reads a value of a JSON field. Strapi 5 answers a text in such a field with its quotation marks. */
export function jsonText(value: unknown): unknown {
  return typeof value === "string" && value.startsWith('"') ? JSON.parse(value) : value;
}
