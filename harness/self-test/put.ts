/** Makes what is put in a place from what stands there; undefined takes it away. */
export type Put = (value: unknown) => unknown;

export function always(value: unknown): Put {
  return () => value;
}

/** HTML after what stands there. */
export function added(html: string): Put {
  return (value) => `${value}${html}`;
}

/** An object with some of its fields otherwise. */
export function changed(fields: object): Put {
  return (value) => ({ ...(typeof value === "object" ? value : {}), ...fields });
}
