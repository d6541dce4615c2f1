import { expect, it } from 'vitest';
import { callerOf } from './caller-of.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2401:4900:1:2::1', '2401:4900:1:2::/64'],
  ['2401:4900:0001:0002:aaaa:bbbb:cccc:dddd', '2401:4900:1:2::/64'],
  ['2401:4900:1:2::192.0.2.1', '2401:4900:1:2::/64'],
  ['2401:4900:1:3::1', '2401:4900:1:3::/64'],
  ['2401:4900::1', '2401:4900:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (ip, caller) => {
  expect(callerOf({ ip })).toBe(caller);
});

it('has a key for a connection that is closed already', () => {
  expect(callerOf({ ip: undefined })).toBe('closed');
});
