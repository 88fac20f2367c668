/** Writes an opening tag; attributes that are null are left out. */
export function openTag(name: string, attributes: Record<string, string | null>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null ? "" : ` ${key}="${inAttribute(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}

function inAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
