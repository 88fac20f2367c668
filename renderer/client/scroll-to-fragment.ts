/** Shows a part whose fragment says more than its name, as `#map=7/49.80/15.50`: the browser finds none of that name. */
export function showPart(hash: string): void {
  const name = /^#([\w-]+)=/.exec(hash)?.[1];
  if (name) document.getElementById(name)?.scrollIntoView();
}
