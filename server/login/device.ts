/** Before those whose name they carry too: Edge says that it is Chrome, and Chrome that it is Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bKAIOS\b/i, 'KaiOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer ones are no browser's. */
const longest = 512;

export const unknownDevice = 'Unknown device';

/** Browser and system as a user agent tells them: 'Chrome on Android'. It says what it likes, so this is a label and nothing is decided by it. */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, longest);
  const known = (list: typeof browsers) => list.find(([sign]) => sign.test(text))?.[1];
  const parts = [known(browsers), known(systems)].filter((part) => part !== undefined);
  return parts.join(' on ') || unknownDevice;
}
