import type { Page } from '@playwright/test';

/** The result when a device is asked for its position: a position, a refusal, a time-out, or that it is not available. */
export type DeviceAnswer =
  | { readonly latitude: number; readonly longitude: number }
  | 'denied'
  | 'timeout'
  | 'failed';

interface Asked extends Window {
  positionOptions?: PositionOptions;
}

const codes = { denied: 1, failed: 2, timeout: 3 } as const;

/** Sets the result for this page and for later ones. The time-out runs by the clock of the page. */
export async function letDeviceAnswer(page: Page, answer: DeviceAnswer): Promise<void> {
  const given = typeof answer === 'string' ? { code: codes[answer] } : { coords: answer };
  const install = (reply: { code?: number; coords?: object }) => {
    const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed, options) => {
      (window as Asked).positionOptions = options ?? {};
      const say = () =>
        reply.coords
          ? found({ coords: reply.coords } as GeolocationPosition)
          : failed?.({ code: reply.code } as GeolocationPositionError);
      setTimeout(say, reply.code === 3 ? options?.timeout : 0);
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  };
  await page.addInitScript(install, given);
  await page.evaluate(install, given);
}

/** The options of the page's last request for a position. */
export function positionOptions(page: Page): Promise<PositionOptions | undefined> {
  return page.evaluate(() => (window as Asked).positionOptions);
}
