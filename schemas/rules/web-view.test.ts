import { expect, it } from 'vitest';
import { webViewAddress, webViewHostPattern } from './web-view.ts';

const hosts = ['notices.example', 'pages.example:8443'];

it.each([
  ['https://notices.example/diwali?a=b#c', 'https://notices.example/diwali?a=b#c'],
  ['HTTPS://Notices.Example', 'https://notices.example/'],
  ['https://notices.example:443/x', 'https://notices.example/x'],
  ['https://pages.example:8443/x', 'https://pages.example:8443/x'],
])('INF-07 shows %s', (text, address) => {
  expect(webViewAddress(text, hosts)).toBe(address);
});

it.each([
  'http://notices.example/',
  'https://elsewhere.example/',
  'https://notices.example.elsewhere.example/',
  'https://a.notices.example/',
  'https://notices.example:8443/',
  'https://pages.example/',
  'https://notices.example@elsewhere.example/',
  'https://me@notices.example/',
  'https://:word@notices.example/',
  'javascript:alert(1)//https://notices.example/',
  'data:text/html,https://notices.example/',
  '//notices.example/',
  '/menu',
  'notices.example',
  '',
])('INF-07 does not show %j', (text) => {
  expect(webViewAddress(text, hosts)).toBeNull();
});

it('INF-07 shows nothing where no host is allowed', () => {
  expect(webViewAddress('https://notices.example/', [])).toBeNull();
});

it('INF-07 a host is written without scheme, path and wildcard', () => {
  for (const host of [...hosts, 'a-1.notices.example']) expect(host).toMatch(webViewHostPattern);
  for (const wrong of [
    'https://a.example',
    'a.example/x',
    '*.example',
    'A.example',
    'localhost',
    'a.example:',
  ])
    expect(wrong).not.toMatch(webViewHostPattern);
});
