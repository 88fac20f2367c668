"use client";
import { useField } from "@payloadcms/ui";
import type { KeyboardEvent, MouseEvent } from "react";
import { Tool } from "../tool.tsx";
import { useWords } from "../use-words.ts";

/** The portal crops to quarters of the width and height. */
const step = 25;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The image with the point that stays in sight, set by a click or by arrow keys, and with the crops that follow. */
export function FocusPoint({ src, path, isFixed }: { src: string; path: string; isFixed: boolean }) {
  const say = useWords();
  const left = useField<number | null>({ path: `${path}.x` });
  const top = useField<number | null>({ path: `${path}.y` });
  const isSet = typeof left.value === "number" && typeof top.value === "number";
  const [x, y] = [left.value ?? 50, top.value ?? 50];

  function set(toX: number, toY: number) {
    left.setValue(snapped(toX));
    top.setValue(snapped(toY));
  }
  function click({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    // Enter and the space bar click too.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    set((100 * (clientX - box.left)) / box.width, (100 * (clientY - box.top)) / box.height);
  }
  function press(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    set(x + move[0], y + move[1]);
  }

  const label = say("image.focus", { x: String(x), y: String(y) });
  const objectPosition = `${x}% ${y}%`;
  return (
    <>
      <p>{say("image.focusHint")}</p>
      <div className="image-tools__pictures">
        <button type="button" aria-label={label} disabled={isFixed} onClick={click} onKeyDown={press}>
          <img src={src} alt="" />
          <span style={{ left: `${x}%`, top: `${y}%` }} data-set={isSet || undefined} />
        </button>
        <img src={src} alt="" style={{ objectPosition, aspectRatio: "16 / 9" }} />
        <img src={src} alt="" style={{ objectPosition, aspectRatio: "1" }} />
      </div>
      {isSet && (
        <Tool
          disabled={isFixed}
          onClick={() => {
            left.setValue(null);
            top.setValue(null);
          }}
        >
          {say("image.centre")}
        </Tool>
      )}
    </>
  );
}

function snapped(percent: number): number {
  return Math.min(100, Math.max(0, step * Math.round(percent / step)));
}
