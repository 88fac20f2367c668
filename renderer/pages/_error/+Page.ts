/** Vike counts a page by its +Page; the document itself is written by renderer/document.server.tsx. */
export default function Page() {
  return null;
}
