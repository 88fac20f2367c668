/** Media types of accepted files by extension. Payload refuses SVG images with scripts. */
export const fileTypes: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  svg: "image/svg+xml",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
  zip: "application/zip",
  mp4: "video/mp4",
  webm: "video/webm",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  wav: "audio/wav",
  vtt: "text/vtt",
  txt: "text/plain",
  csv: "text/csv",
};

/** True when a file's content matches its name; `mimeType` was detected from its bytes. */
export function isWhatItSays(fileName: string, mimeType: string): boolean {
  const expected = fileTypes[fileName.split(".").at(-1)?.toLowerCase() ?? ""];
  return expected !== undefined && familyOf(expected) === familyOf(mimeType);
}

/** Normalises types with several names. */
function familyOf(type: string): string {
  return type.replace(/^audio\/(?:x-m4a|mp4)$/, "audio/mp4").replace(/^audio\/(?:vnd\.wave|x-wav)$/, "audio/wav");
}
