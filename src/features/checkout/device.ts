import type { Variant } from '#schemas/rules/variants.ts';
import type { Options } from './payment-types.ts';

export type Device = 'android' | 'ios' | 'desktop';

type Browser = Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'maxTouchPoints'>>;

/** What opens links to UPI apps. An iPad says that it is a Mac. */
export function deviceOf({ userAgent, maxTouchPoints = 0 }: Browser = globalThis.navigator): Device {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop';
}

export type UpiFlow = Options['upiIntentConfig']['android'][number];

/** PAY-09, PAY-10, EXP-15. How UPI is asked for: by links to apps on Android in the test, else by the UPI ID, unless the server says otherwise. */
export function upiFlows(
  config: Options['upiIntentConfig'],
  device: Device,
  variant: Variant | undefined,
): readonly UpiFlow[] {
  if (device === 'ios') return config.ios;
  if (device === 'desktop') return config.desktop;
  return variant === 'intent' || variant === 'test' ? config.androidInTest : config.android;
}
