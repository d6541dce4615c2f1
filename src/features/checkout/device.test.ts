import { expect, it } from 'vitest';
import { deviceOf, upiFlows } from './device.ts';

const config = {
  android: ['collect' as const],
  androidInTest: ['intent' as const],
  ios: ['collect' as const],
  desktop: ['qr' as const],
  vpaPattern: '@',
};

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/131', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5)', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/131', 'desktop'],
])('%s', (userAgent, device) => {
  expect(deviceOf({ userAgent })).toBe(device);
});

it('an iPad says that it is a Mac with a screen to touch', () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  expect(deviceOf({ userAgent, maxTouchPoints: 5 })).toBe('ios');
  expect(deviceOf({ userAgent, maxTouchPoints: 1 })).toBe('desktop');
  expect(deviceOf({ userAgent, maxTouchPoints: 0 })).toBe('desktop');
  expect(deviceOf({ userAgent: 'Mozilla/5.0 (Windows NT 10.0)', maxTouchPoints: 5 })).toBe('desktop');
});

it.each([
  ['intent', ['intent']],
  ['test', ['intent']],
  ['collect', ['collect']],
  ['default', ['collect']],
] as const)('PAY-09 PAY-10 EXP-15 on Android the variant %s means %s', (variant, flows) => {
  expect(upiFlows(config, 'android', variant)).toEqual(flows);
});

it('PAY-10 other devices do as the server says, whatever the variant is', () => {
  expect(upiFlows(config, 'ios', 'intent')).toEqual(['collect']);
  expect(upiFlows(config, 'desktop', 'intent')).toEqual(['qr']);
});
