import { expect, it } from 'vitest';
import { deviceTypeOf } from './device-type.ts';

it.each([
  [
    'mobile',
    'Mozilla/5.0 (Linux; Android 13; SM-A045F) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  ],
  [
    'mobile',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
  ],
  ['tablet', 'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 Chrome/120.0 Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) Version/15.0 Mobile/15E148 Safari/604.1'],
  ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36'],
  ['desktop', ''],
])('PWA-14 a user agent says that the device is a %s', (type, userAgent) => {
  expect(deviceTypeOf(userAgent)).toBe(type);
});
