import type { LocationPermission } from './place-slice.ts';

/** The geolocation of the device: a port, so that tests can replace it. */
export interface GeolocationPort {
  /** Rejects with a PositionFault. */
  position(options: PositionOptions): Promise<GeolocationCoordinates>;
  permission(): Promise<LocationPermission>;
}

export class PositionFault extends Error {
  readonly fault: 'denied' | 'timeout' | 'failed';

  constructor(fault: PositionFault['fault']) {
    super(`Position: ${fault}`);
    this.name = 'PositionFault';
    this.fault = fault;
  }
}

export function isPositionFault(error: unknown): error is PositionFault {
  return error instanceof PositionFault;
}

/** The codes of a GeolocationPositionError: 1 refused, 2 not available, 3 too slow. */
function faultOf({ code }: { readonly code: number }): PositionFault['fault'] {
  if (code === 1) return 'denied';
  return code === 3 ? 'timeout' : 'failed';
}

type Device = Partial<Pick<Navigator, 'geolocation' | 'permissions'>>;

/** The geolocation of the browser. Without geolocation, or outside https, it fails and the permission is not available. */
export function browserGeolocation(device: Device = globalThis.navigator): GeolocationPort {
  return {
    position: (options) =>
      new Promise((resolve, reject) => {
        if (!device.geolocation) {
          reject(new PositionFault('failed'));
          return;
        }
        device.geolocation.getCurrentPosition(
          ({ coords }) => resolve(coords),
          (error) => reject(new PositionFault(faultOf(error))),
          options,
        );
      }),

    async permission() {
      try {
        const status = await device.permissions?.query({ name: 'geolocation' });
        return status?.state ?? 'not_available';
      } catch {
        // Some browsers support permissions, but not this one.
        return 'not_available';
      }
    },
  };
}
