/** Vike counts a page by its +Page; the document itself is written by renderer/page/document/document.tsx. */
export default function Page() {
  return null;
}
