/** Milliseconds after which a page is shown without a style sheet that has not loaded. */
const timeoutMs = 3000;

/** Loads the style sheets that another page needs and this document lacks, before that page is shown. */
export async function addStyles(next: Document): Promise<void> {
  const present = new Set(
    [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href")),
  );
  const missing = [...next.querySelectorAll("link[rel=stylesheet]:not(noscript *)")].filter(
    (link) => !present.has(link.getAttribute("href")),
  );
  const loads = missing.map((link) => {
    const own = document.importNode(link, true);
    const loaded = new Promise((resolve) => {
      own.addEventListener("load", resolve, { once: true });
      own.addEventListener("error", resolve, { once: true });
    });
    document.head.append(own);
    return loaded;
  });
  if (loads.length > 0)
    await Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
