import { expect, test } from "vitest";
import { locate } from "#components/map/view/locate.ts";

const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;

const unknown = { accuracy: 50, altitude: null, altitudeAccuracy: null, heading: null, speed: null };

function device(answer: { latitude: number; longitude: number } | number) {
  const asked: (PositionOptions | undefined)[] = [];
  const geolocation = {
    getCurrentPosition(done: PositionCallback, fail?: PositionErrorCallback | null, options?: PositionOptions) {
      asked.push(options);
      if (typeof answer === "number") fail?.({ ...codes, code: answer, message: "" });
      else done({ coords: { ...unknown, ...answer, toJSON: () => ({}) }, timestamp: 0, toJSON: () => ({}) });
    },
    watchPosition: () => 0,
    clearWatch() {},
  };
  return { geolocation, asked };
}

test("geolocation times out after ten seconds", async () => {
  const { geolocation, asked } = device({ latitude: 49.594, longitude: 17.251 });
  expect(await locate(geolocation)).toEqual({ latitude: 49.594, longitude: 17.251 });
  expect(asked).toEqual([{ timeout: 10_000 }]);
});

test.each([
  [codes.PERMISSION_DENIED, "denied"],
  [codes.TIMEOUT, "late"],
  [codes.POSITION_UNAVAILABLE, "unavailable"],
])("its error %i is told as %s", async (code, told) => {
  expect(await locate(device(code).geolocation)).toBe(told);
});

test("a browser without geolocation is reported as well", async () => {
  expect(await locate(undefined)).toBe("unavailable");
});
