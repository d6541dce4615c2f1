import { allowWords as words } from './allow-words.ts';

type Browser = Pick<Navigator, 'userAgent'>;

/** How the customer allows this site the position again, in one line that fits the browser. */
export function howToAllow({ userAgent }: Browser = globalThis.navigator): string {
  if (/iPhone|iPad/.test(userAgent))
    return /CriOS|FxiOS|EdgiOS/.test(userAgent) ? words.otherOnIos : words.safariOnIos;
  if (/Firefox/.test(userAgent)) return words.firefox;
  if (/Android/.test(userAgent)) return words.android;
  if (/Chrome|Edg/.test(userAgent)) return words.chrome;
  return /Safari/.test(userAgent) ? words.safari : words.other;
}
