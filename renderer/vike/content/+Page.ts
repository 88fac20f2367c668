/** Vike needs a +Page for each page; renderer/page/document/document.tsx writes the document. */
export default function Page() {
  return null;
}
