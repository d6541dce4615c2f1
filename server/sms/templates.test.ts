import { expect, it } from 'vitest';
import { settingsTable } from '../settings.ts';
import { textOf } from './templates.ts';

const registered = settingsTable.SMS_LOGIN_TEXT.fallback;
const values = { code: '012345', domain: 'order.long-name-of-a-shop.example', minutes: '5' };

it('SES-08 ends with the line from which a phone offers the code to the page of that domain', () => {
  expect(textOf('login', registered, values)).toBe(
    '012345 is your code to log in at order.long-name-of-a-shop.example. It is good for 5 minutes. Tell it to nobody.\n\n@order.long-name-of-a-shop.example #012345',
  );
});

it('SES-08 fits into one message, in letters that need no other encoding', () => {
  const text = textOf('login', registered, values);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/^[A-Za-z0-9 \n.,:@#-]*$/);
});

it('SES-17 VAL-39 a new password fits into one message too, and ends with the same line', () => {
  const text = textOf('password', settingsTable.SMS_PASSWORD_TEXT.fallback, { ...values, minutes: '15' });
  expect(text).toBe(
    '012345 is your new password at order.long-name-of-a-shop.example. Use it within 15 minutes. Tell it to nobody.\n\n@order.long-name-of-a-shop.example #012345',
  );
  expect(text.length).toBeLessThanOrEqual(160);
});

it('leaves what is no variable as it was registered, and reads no variable out of a value', () => {
  expect(textOf('login', '{code}: {toString}', { ...values, domain: '{code}' })).toBe(
    '012345: {toString}\n\n@{code} #012345',
  );
});

it('PAY-15 a new PIN of a voucher fits into one message, without the line of a code', () => {
  const text = textOf('voucherPin', settingsTable.SMS_VOUCHER_PIN_TEXT.fallback, {
    code: '012345',
    voucher: '3001',
    domain: values.domain,
  });
  expect(text).toBe(
    '012345 is the new PIN of your voucher ending 3001 at order.long-name-of-a-shop.example. Tell it to nobody.',
  );
});

it('what an order tells fits into one message, in letters that need no other encoding', () => {
  const order = { order: '100000001', amount: 'Rs 10000.00', domain: values.domain };
  const texts = [
    textOf('orderPlaced', settingsTable.SMS_ORDER_PLACED_TEXT.fallback, order),
    textOf('orderOnItsWay', settingsTable.SMS_ORDER_ON_ITS_WAY_TEXT.fallback, order),
    textOf('orderReady', settingsTable.SMS_ORDER_READY_TEXT.fallback, order),
    textOf('orderCancelled', settingsTable.SMS_ORDER_CANCELLED_TEXT.fallback, order),
    textOf('orderRefunded', settingsTable.SMS_ORDER_REFUNDED_TEXT.fallback, order),
  ];
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[A-Za-z0-9 .,!-]*$/);
  }
});
