export function contentPathById(id: string): string {
  return `/contents/by-id/${encodeURIComponent(id)}`;
}

export function contentPath(url: string): string {
  return `/contents/by-friendly-url/${segment(url)}`;
}

/** A friendly URL as one path segment, without its leading slash (spec §7). */
export function segment(url: string): string {
  return encodeURIComponent(url.replace(/^\/+/, ""));
}
