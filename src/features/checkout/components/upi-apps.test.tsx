// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UpiApps } from './upi-apps.tsx';

const app = (link: string, id = 'gpay') => ({ id, label: `App ${id}`, link });

function links(apps: readonly ReturnType<typeof app>[], link?: string) {
  render(<UpiApps upi={{ requestId: 'r1', apps: [...apps], ...(link && { link }) }} amount={73_710} />);
  return screen
    .queryAllByRole('link')
    .map((one) => [one.textContent, one.getAttribute('href'), one.getAttribute('target')]);
}

it.each(['upi', 'gpay', 'tez', 'phonepe', 'paytmmp', 'bhim', 'credpay', 'amazonpay', 'INTENT'])(
  'PAY-09 a link of the kind %s opens its app in place',
  (scheme) => {
    const href = `${scheme}://pay?pa=shop@sbx`;
    expect(links([app(href)])).toEqual([['App gpay', href, null]]);
  },
);

it.each([
  'https://shop.example/pay',
  'javascript:alert(1)',
  'x-upi://pay',
  '//shop.example/sandbox/pay',
  '/pay',
])('PAY-09 %s is no link to an app, and is not offered', (href) => {
  expect(links([app(href)])).toEqual([]);
  // Nor is the heading of a list without one.
  expect(screen.queryByRole('heading')).toBeNull();
});

it('PAY-09 any app of the phone is offered beside those that are named, once', () => {
  expect(links([app('gpay://upi')], 'upi://pay?pa=shop@sbx')).toEqual([
    ['App gpay', 'gpay://upi', null],
    ['Any UPI app', 'upi://pay?pa=shop@sbx', null],
  ]);
  expect(screen.getByRole('heading', { name: 'Choose an app to pay ₹737.10' })).toBeVisible();
});

it('PAY-09 the server may name any app itself', () => {
  expect(links([app('intent://pay', 'any')], 'upi://pay')).toEqual([['App any', 'intent://pay', null]]);
});

it('PAY-09 the app that the sandbox plays opens beside this page', () => {
  expect(links([app('/sandbox/pay/upi/app', 'sandbox')])).toEqual([
    ['App sandbox', '/sandbox/pay/upi/app', '_blank'],
  ]);
});
