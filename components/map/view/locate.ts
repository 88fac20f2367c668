import { geolocationTimeout } from "#components/map/map-constants.ts";
import type { Coordinates } from "#schemas/values/mercator.ts";

/** Why the visitor's position is unknown. */
export type LocateFailure = "denied" | "late" | "unavailable";

/** Requests the device's position; never rejects. */
export function locate(geolocation: Geolocation | undefined): Promise<Coordinates | LocateFailure> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve("unavailable");
    return geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        if (code === PERMISSION_DENIED) resolve("denied");
        else resolve(code === TIMEOUT ? "late" : "unavailable");
      },
      { timeout: geolocationTimeout },
    );
  });
}
