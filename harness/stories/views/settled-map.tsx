import { type ReactNode, useEffect, useRef } from "react";
import "./settled-map.css";

interface Props {
  /** End of the name of the marker whose popup is open; null for none. */
  open?: string | null;
  children: ReactNode;
}

/** Milliseconds, longer than the map's delay before it announces its position and makes markers focusable. */
const quietMs = 100;

/** Announces when the map in it has loaded and all changes are done. */
export function SettledMap({ open = null, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    let isOpened = open === null;
    let timer = setTimeout(look, quietMs);
    const observer = new MutationObserver(lookLater);
    observer.observe(current, { subtree: true, childList: true, attributes: true, characterData: true });
    return end;

    function lookLater(): void {
      clearTimeout(timer);
      timer = setTimeout(look, quietMs);
    }

    function look(): void {
      const isReached = current !== null && isDrawn(current);
      if (isReached && isOpened) {
        end();
        current.removeAttribute("data-settling");
        return;
      }
      if (isReached) current.querySelector<HTMLElement>(`[aria-label$="${open}"]`)?.click();
      isOpened ||= isReached;
      lookLater();
    }

    function end(): void {
      clearTimeout(timer);
      observer.disconnect();
    }
  }, [open]);
  return (
    <div ref={root} className="story-map" data-settling="">
      {children}
    </div>
  );
}

/** Pixels from the edge of the map within which markers are not focusable. */
const edge = 24;

/** True when the map is on the page and its markers in view, if there are any, have become focusable. */
function isDrawn(root: Element): boolean {
  const ground = root.querySelector(".map-ground");
  if (!ground) return false;
  const view = ground.getBoundingClientRect();
  const isInView = (mark: Element) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const isBeside = left < view.left + edge || right > view.right - edge;
    return !isBeside && top > view.top + edge && bottom < view.bottom - edge;
  };
  const inView = [...root.querySelectorAll(".map-mark")].filter(isInView);
  return inView.length === 0 || inView.some((mark) => !mark.hasAttribute("tabindex"));
}
