import { expect, it } from 'vitest';
import { allowWords as words } from './allow-words.ts';
import { howToAllow } from './how-to-allow.ts';

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Safari on an iPhone', `${ios} Version/17.0 Mobile/15E148 Safari/604.1`, words.safariOnIos],
  ['Safari on an iPad', `${ios.replaceAll('iPhone', 'iPad')} Mobile/15E148 Safari/604.1`, words.safariOnIos],
  ['Chrome on an iPhone', `${ios} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`, words.otherOnIos],
  ['Firefox on an iPhone', `${ios} FxiOS/120.0 Mobile/15E148 Safari/605.1.15`, words.otherOnIos],
  ['Edge on an iPhone', `${ios} Version/17.0 EdgiOS/120.0 Mobile/15E148 Safari/605.1.15`, words.otherOnIos],
  ['Firefox on a computer', `${linux} Gecko/20100101 Firefox/121.0`, words.firefox],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0',
    words.firefox,
  ],
  ['Chrome on Android', `${android} ${webKit} Chrome/120.0.0.0 Mobile Safari/537.36`, words.android],
  ['Chrome on a computer', `${linux} ${webKit} Chrome/120.0.0.0 Safari/537.36`, words.chrome],
  ['Edge on a computer', `${mac} ${webKit} Edg/120.0.0.0`, words.chrome],
  [
    'Safari on a Mac',
    `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15`,
    words.safari,
  ],
  ['a browser that nobody knows', 'Lynx/2.9.0', words.other],
])('ERR-10 %s is told where it allows the position again', (_, userAgent, said) => {
  expect(howToAllow({ userAgent })).toBe(said);
});
