/** Updates an element in place to match another. Elements in both are kept, with their focus, hover and press. */
export function morph(own: Element, next: Element): void {
  for (const { name } of [...own.attributes]) if (!next.hasAttribute(name)) own.removeAttribute(name);
  for (const { name, value } of next.attributes) if (own.getAttribute(name) !== value) own.setAttribute(name, value);
  const nextNodes = [...next.childNodes];
  for (const node of [...own.childNodes].slice(nextNodes.length)) node.remove();
  for (const [index, node] of nextNodes.entries()) {
    const here = own.childNodes[index];
    if (!here) own.append(document.adoptNode(node));
    else if (here instanceof Element && node instanceof Element && here.localName === node.localName) morph(here, node);
    else if (!here.isEqualNode(node)) here.replaceWith(document.adoptNode(node));
  }
}
