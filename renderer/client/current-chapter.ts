/** Leaves a line at 30 % of the window's height: the chapter there is the one being read. */
const readingLine = "-30% 0px -70%";

let observer: IntersectionObserver | undefined;

/** Marks the link to the chapter being read in a list of chapters, and keeps it in sight where the list is a row. */
export function startCurrentChapter(): void {
  observer?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-chapters] a")];
  const linkTo = new Map<Element, HTMLAnchorElement>();
  for (const link of links) {
    const chapter = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (chapter) linkTo.set(chapter, link);
  }
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (!isIntersecting) unmark(linkTo.get(target));
      for (const { target, isIntersecting } of entries) if (isIntersecting) mark(linkTo.get(target));
    },
    { rootMargin: readingLine },
  );
  for (const chapter of linkTo.keys()) observer.observe(chapter);
}

function mark(link: HTMLAnchorElement | undefined): void {
  link?.setAttribute("aria-current", "true");
  const list = link?.closest("ul");
  if (list && link) list.scrollLeft = link.offsetLeft - list.offsetLeft;
}

function unmark(link: HTMLAnchorElement | undefined): void {
  link?.removeAttribute("aria-current");
}
