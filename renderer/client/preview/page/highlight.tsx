import { useLayoutEffect, useRef } from "react";

/** Draws frames over elements without changing the page itself. */
export function Highlight({ elements, name }: { elements: readonly HTMLElement[]; name: "shown" | "changed" }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let request = 0;
    const place = () => {
      const boxes = elements.map((element) => element.getBoundingClientRect());
      for (const [index, { left, top, width, height }] of boxes.entries()) {
        const frame = layer.current?.children[index];
        if (!(frame instanceof HTMLElement)) continue;
        Object.assign(frame.style, { left: px(left), top: px(top), width: px(width), height: px(height) });
      }
      request = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(request);
  }, [elements]);
  return (
    <div ref={layer} aria-hidden="true">
      {elements.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frame for each element, in their order
        <div key={index} className={`frame ${name}`} />
      ))}
    </div>
  );
}

function px(length: number): string {
  return `${length}px`;
}
