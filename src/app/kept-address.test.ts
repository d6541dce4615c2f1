import { expect, it } from 'vitest';
import { keptAddress } from './kept-address.ts';

it.each([
  ['/socialSignin?code=the-code&state=the-state', '/socialSignin'],
  ['/socialsignin/?error=access_denied&state=the-state&redirectUrl=%2Fcart', '/socialsignin/'],
  ['/landing/socialSignin?anything=1', '/landing/socialSignin'],
  ['/paymentTransaction?id=7', '/paymentTransaction'],
  ['/payGateway?order=7', '/payGateway'],
  ['/upiForm?order=7&amount=100', '/upiForm'],
  ['/paytmForm?order=7', '/paytmForm'],
  ['/menu?code=the-code&q=corn', '/menu?q=corn'],
  ['/menu?state=the-state&token=t-1&q=corn', '/menu?q=corn'],
  ['/menu?access_token=t-1&id_token=t-2&q=corn', '/menu?q=corn'],
])('SES-12 the page of %s is kept as %s', (path, kept) => {
  expect(keptAddress(`https://shop.test${path}`)).toBe(`https://shop.test${kept}`);
});

it.each(['/', '/menu/sides?q=two%20words&a=b+c', '/login-otp?from=cart&cartId=c-1', '/offers?offer=FIRST40'])(
  'the address %s is kept as it is',
  (path) => {
    expect(keptAddress(`https://shop.test${path}`)).toBe(`https://shop.test${path}`);
  },
);
