import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { orderTypeCodes } from '#schemas/node.ts';
import { menuOrders, pageCookies } from '#schemas/page-cookies.ts';
import { pageQueryNames } from '#schemas/page-query.ts';
import { buckets } from '#schemas/rules/experiment-groups.ts';
import { servicePathPattern } from '#schemas/service-paths.ts';

const text = readFileSync(join(import.meta.dirname, 'varnish.vcl'), 'utf8');

it('Varnish leaves of a query what screens read', () => {
  const names = [...new Set(Object.values(pageQueryNames).flat())].toSorted();
  expect(text).toContain(`"([?&])(${names.join('|')})(?=[=&]|$)", "\\1 \\2"`);
});

it('Varnish tells calls from pages as the server does', () => {
  expect(text).toContain(`req.url ~ "${servicePathPattern}"`);
});

it('Varnish makes the key of a page of its cookies, with the values that the server knows', () => {
  const values = {
    [pageCookies.store]: '[A-Za-z0-9_-]{1,40}',
    [pageCookies.orderType]: `(${orderTypeCodes.join('|')})`,
    [pageCookies.bucket]: `(${buckets.join('|')})`,
    [pageCookies.menuOrder]: `(${menuOrders.join('|')})`,
  };
  expect(
    [...text.matchAll(/cookie ~ "\(\^\|; \?\)(\w+)=(.*?)\(;\|\$\)"/g)].map(([, ...each]) => each),
  ).toEqual(Object.entries(values));
});

/** The patterns of addresses that Varnish passes on to the server. */
const passed = [...text.matchAll(/if \((.*)\) \{\n +return \(pass\);/g)]
  .flatMap(([, condition = '']) => [...condition.matchAll(/req\.url ~ "(.*?)"/g)])
  .map(([, pattern = '']) => new RegExp(pattern.replace('(?i)', ''), pattern.startsWith('(?i)') ? 'i' : ''));
const isPassed = (address: string) => passed.some((pattern) => pattern.test(address));

it.each([
  '/menu?search=pizza?FREE+call+123',
  '/restaurants?storeId=14052?x',
  '/menu??search=pizza',
  '/menu/veg-pizza&x',
  '/menu/veg-pizza&x?search=pizza',
  '/notification?url=https://host/p?page=1',
  '/%6denu',
  '/menu?%73earch=wings',
])('Varnish keeps nothing for %s, of which its key would leave out a part', (address) =>
  expect(isPassed(address)).toBe(true),
);

it.each([
  '/',
  '/menu',
  '/menu?search=pizza&view=list&utm_source=mail',
  '/menu?search=what%3F+this+%26+that',
  '/notification?url=https%3A%2F%2Fhost%2Fp%3Fid%3D1',
])('Varnish makes a key for %s', (address) => expect(isPassed(address)).toBe(false));
