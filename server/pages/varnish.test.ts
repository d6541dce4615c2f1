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
