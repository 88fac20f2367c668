/** Milliseconds after which a page is shown without a style sheet that has not loaded. */
const timeoutMs = 3000;

/** Loads the style sheets that another page needs and this document lacks, before that page is shown. */
export async function addStyles(next: Document): Promise<void> {
  const isMissing = (link: Element) =>
    !document.querySelector(`link[rel=stylesheet][href="${link.getAttribute("href")}"]`);
  const missing = [...next.querySelectorAll("link[rel=stylesheet]:not(noscript *)")].filter(isMissing);
  const loads = missing.map((link) => {
    const own = document.importNode(link, true);
    const loaded = new Promise((resolve) => {
      own.addEventListener("load", resolve);
      own.addEventListener("error", resolve);
    });
    document.head.append(own);
    return loaded;
  });
  await Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
