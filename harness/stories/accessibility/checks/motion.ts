import type { Place, Sighting } from "#harness/stories/accessibility/observation.ts";

declare const placeOf: (element: Element) => Place;

/** Finds motion despite a preference for reduced motion. */
export function motion(): Sighting[] {
  const moving = document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const lasts = Number(effect?.getComputedTiming().activeDuration ?? 0);
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return animation.playState === "running" && lasts > 10 ? [{ target: target ?? document.body, lasts }] : [];
  });
  const smooth = [...document.querySelectorAll("html, body *")].filter(
    (element) => getComputedStyle(element).scrollBehavior === "smooth",
  );
  return [
    ...moving.map(({ target, lasts }) => say(target, `${lasts} ms`)),
    ...smooth.map((element) => say(element, "scroll-behavior: smooth")),
  ];

  function say(element: Element, received: string): Sighting {
    return { code: "a11y.motion", place: placeOf(element), expected: "0 ms", received };
  }
}
