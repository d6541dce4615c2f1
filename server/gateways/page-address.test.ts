import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it.each([
  ['https://pay.billdesk.com/web/v1_2/embeddedsdk', 'https://api.billdesk.com'],
  ['/sandbox/pay/billdesk/web', '/sandbox/pay/billdesk'],
  ['http://localhost:4000/gateway/page', 'http://localhost:4000/gateway'],
])('PAY-59 sends the browser to %s of the gateway at %s', (address, base) => {
  expect(pageAddress(address, base)).toBe(address);
});

it.each([
  [undefined, 'https://api.billdesk.com'],
  ['', 'https://api.billdesk.com'],
  ['javascript:alert(1)', 'https://api.billdesk.com'],
  ['java\nscript:alert(1)', 'https://api.billdesk.com'],
  ['http://pay.billdesk.com/web', 'https://api.billdesk.com'],
  ['data:text/html,hello', 'https://api.billdesk.com'],
  ['/elsewhere', '/sandbox/pay/billdesk'],
  ['//evil.example/x', '/sandbox/pay/billdesk'],
  ['/sandbox/pay/billdesk-2/web', '/sandbox/pay/billdesk'],
])('does not send it to %j of the gateway at %s', (address, base) => {
  expect(pageAddress(address, base)).toBeUndefined();
});
