import type { Page } from '@playwright/test';

/** What a device says when it is asked where it is: a position, no, nothing in time, or that it cannot. */
export type DeviceAnswer =
  | { readonly latitude: number; readonly longitude: number }
  | 'denied'
  | 'timeout'
  | 'failed';

interface Asked extends Window {
  positionOptions?: PositionOptions;
}

const codes = { denied: 1, failed: 2, timeout: 3 } as const;

/** Answers for the device in this page from now on, and in those that come. The time-out is by the clock of the page. */
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

/** With which options the page asked last. */
export function positionOptions(page: Page): Promise<PositionOptions | undefined> {
  return page.evaluate(() => (window as Asked).positionOptions);
}
