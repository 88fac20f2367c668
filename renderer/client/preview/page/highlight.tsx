import { useLayoutEffect, useRef } from "react";

/** Draws a frame over an element without changing the page itself. */
export function Highlight({ element }: { element: HTMLElement }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let request = 0;
    const place = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = frame.current?.style;
      if (style) Object.assign(style, { left: px(left), top: px(top), width: px(width), height: px(height) });
      request = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(request);
  }, [element]);
  return <div ref={frame} className="frame" aria-hidden="true" />;
}

function px(length: number): string {
  return `${length}px`;
}
