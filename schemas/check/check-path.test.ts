import { expect, it } from 'vitest';
import { checkPath } from './check-path.ts';

it.each(['/?preview=abc', '/offers?x=1&preview=off', '/landing?preview'])('refuses the preview %s', (to) => {
  expect(checkPath(to, {})).toEqual({
    code: 'preview-link',
    message: `'${to}' holds a preview, which is for authors and ends after a day. Write the path without 'preview'.`,
  });
});

it.each(['/thankYou', '/payGateway', '/paymentTransaction?id=1', '/login-otp', '/customise', '/orderStatus'])(
  'refuses %s, which only the step before it leads to',
  (to) => {
    expect(checkPath(to, {})).toEqual({
      code: 'link-target',
      message: `'${to}' is a page in the middle of an order or a login, and shows nothing to who comes from elsewhere. Write where it begins: /menu, /cart, /login or /orderHistory.`,
    });
  },
);

it.each(['/', '/offers?previews=1', '/menu#preview', '/orderHistory', '/login', '/payment'])(
  'takes %s',
  (to) => {
    expect(checkPath(to, {})).toBeUndefined();
  },
);
