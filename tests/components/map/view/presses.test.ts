// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { watchPresses } from "#components/map/view/presses.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const element = document.createElement("div");
  const button = document.createElement("button");
  element.append(button);
  document.body.append(element);
  const controller = new AbortController();
  const onHold = vi.fn();
  const onClick = vi.fn();
  watchPresses(element, onHold, controller.signal);
  button.addEventListener("click", onClick);
  onTestFinished(() => {
    controller.abort();
    element.remove();
  });
  const point = (type: string, target: Element, x = 0, more: PointerEventInit = {}) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientX: x, clientY: 0, pointerType: "touch", isPrimary: true, ...more }),
    );
  /** The end of a touch that the map treats as a drag. */
  const lift = (target: Element) => {
    const end = new Event("touchend", { bubbles: true, cancelable: true });
    end.preventDefault();
    target.dispatchEvent(end);
  };
  const click = (target: Element) =>
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  return { element, button, onHold, onClick, point, lift, click, controller };
}

test("a finger that slips by up to 15 pixels still taps the button", () => {
  const { button, onClick, point, lift } = start();
  point("pointerdown", button);
  point("pointermove", button, 15);
  lift(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test("a finger that moves farther drags, and clicks nothing", () => {
  const { button, onClick, point, lift, click } = start();
  point("pointerdown", button);
  point("pointermove", button, 16);
  lift(button);
  click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test("a mouse that has dragged clicks nothing, but its next click counts", () => {
  const { button, onClick, point, click } = start();
  const mouse = { pointerType: "mouse" };
  point("pointerdown", button, 0, mouse);
  point("pointermove", button, 40, mouse);
  click(button);
  expect(onClick).not.toHaveBeenCalled();
  point("pointerdown", button, 40, mouse);
  click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test("a touch of 600 milliseconds on the map is a long press", () => {
  const { element, onHold, point } = start();
  point("pointerdown", element, 7);
  vi.advanceTimersByTime(599);
  expect(onHold).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onHold).toHaveBeenCalledWith(expect.objectContaining({ clientX: 7 }));
});

test("a long press on a button clicks it exactly once", () => {
  const { button, onHold, onClick, point, lift, click } = start();
  point("pointerdown", button);
  vi.advanceTimersByTime(600);
  point("pointerup", button);
  lift(button);
  click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onHold).not.toHaveBeenCalled();
});

test.each(["pointerup", "pointercancel"])("there is no long press after %s", (end) => {
  const { element, onHold, point } = start();
  point("pointerdown", element);
  point(end, element);
  vi.advanceTimersByTime(1000);
  expect(onHold).not.toHaveBeenCalled();
});

test("movement, a second finger or a mouse never make a long press", () => {
  const { element, onHold, point, controller } = start();
  point("pointerdown", element);
  point("pointermove", element, 16);
  vi.advanceTimersByTime(1000);
  point("pointerdown", element);
  point("pointerdown", element, 50, { isPrimary: false });
  vi.advanceTimersByTime(1000);
  point("pointerdown", element, 0, { pointerType: "mouse" });
  vi.advanceTimersByTime(1000);
  point("pointerdown", element);
  controller.abort();
  vi.advanceTimersByTime(1000);
  expect(onHold).not.toHaveBeenCalled();
});

test("the second tap of a double tap is not a long press, however long it is held", () => {
  const { element, onHold, point } = start();
  point("pointerdown", element);
  const touch = new Event("touchstart", { bubbles: true, cancelable: true });
  touch.preventDefault();
  element.dispatchEvent(touch);
  vi.advanceTimersByTime(1000);
  expect(onHold).not.toHaveBeenCalled();
});

test("clicks by keyboard or script always work after a drag", () => {
  const { button, onClick, point } = start();
  point("pointerdown", button);
  point("pointermove", button, 100);
  button.click();
  expect(onClick).toHaveBeenCalledOnce();
});
