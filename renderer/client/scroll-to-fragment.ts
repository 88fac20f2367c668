/** Scrolls to a part whose fragment carries a value, such as `#map=7/49.80/15.50`: the browser looks for the whole fragment. */
export function scrollToFragment(hash: string): void {
  const name = /^#([\w-]+)=/.exec(hash)?.[1];
  if (name) document.getElementById(name)?.scrollIntoView();
}
