/**
 * Scrolls to an element whose fragment carries a value, such as `#map=7/49.80/15.50`. The browser would look for an id
 * equal to the whole fragment.
 */
export function scrollToFragment(hash: string): void {
  const name = /^#([\w-]+)=/.exec(hash)?.[1];
  if (name) document.getElementById(name)?.scrollIntoView();
}
