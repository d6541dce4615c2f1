import { expect, it, vi } from 'vitest';
import { type Sms, SmsNotSent } from '../sms/sms.ts';
import { voucherCalls } from './voucher-calls.ts';
import type { Voucher } from './vouchers.ts';

const voucher: Voucher = {
  code: '500010003001',
  pin_hash: 'of its PIN',
  kind: 'E_VOUCHER',
  mobile: '9000000001',
  valid_until: null,
  wrong_pins: 0,
};
const asking = {
  session: { userId: 'u-1', familyId: 's-1', cartId: 'c-1', isLoggedIn: true },
  request: { ip: '203.0.113.1', headers: {} },
};

/** A provider of messages that has registered the template of new PINs alone. */
const provider = () => ({
  sends: (template: string) => template === 'voucherPin',
  send: vi.fn<Sms['send']>(),
});

/** The calls of vouchers, with all that they need in memory. An order of ₹499 waits to be paid. */
function calling(sms: Sms | undefined) {
  const limits = { reset: vi.fn(), guess: vi.fn(), wasRight: vi.fn() };
  const vouchers = {
    find: async (code: string) => (code === voucher.code ? voucher : undefined),
    attempt: async () => voucher,
    balance: async () => 49_899,
    setPin: vi.fn<(code: string, pin: string) => Promise<void>>(),
  };
  const payments = {
    own: async () => ({ state: 'AWAITING_MEANS', payment: { mode: 'EVOUCHER' }, amount: 49_900 }),
    payWith: vi.fn(),
  };
  const handlers = voucherCalls({
    vouchers: vouchers as never,
    limits: limits as never,
    payments: payments as never,
    sms,
    domain: 'shop.example',
    now: () => 0,
  });
  return {
    limits,
    setPin: vouchers.setPin,
    payWith: payments.payWith,
    pay: (body: object) => handlers.payByVoucher({ ...asking, body } as never),
    reset: (voucherCode: string = voucher.code) =>
      handlers.resetVoucherPin({ ...asking, params: { voucherCode } } as never),
  };
}

const notSent = { status: 424, entry: { code: 'SMS_NOT_SENT' } };

it('PAY-15 API-072 a new PIN is texted to the number of the voucher, with the end of the voucher’s number', async () => {
  const sms = provider();
  const { reset, setPin, limits } = calling(sms);
  await reset(' 5000 1000-3001');
  const values = { code: setPin.mock.calls[0]?.[1], voucher: '3001', domain: 'shop.example' };
  expect(sms.send).toHaveBeenCalledExactlyOnceWith({ mobile: '9000000001', template: 'voucherPin', values });
  expect(setPin.mock.calls).toEqual([[voucher.code, expect.stringMatching(/^\d{6}$/)]]);
  expect(limits.reset.mock.calls).toEqual([['203.0.113.1', { userId: 'u-1', code: voucher.code }]]);
});

it('API-072 every new PIN has six digits, also one that begins with zeros', async () => {
  const { reset, setPin } = calling(provider());
  // One of ten begins with a zero.
  for (let at = 0; at < 300; at += 1) await reset();
  expect(setPin.mock.calls.filter(([, pin]) => !/^\d{6}$/.test(pin))).toEqual([]);
});

it('API-072 a PIN that could not be sent replaces none, and the customer reads so', async () => {
  const sms = provider();
  sms.send.mockRejectedValue(new SmsNotSent('The provider is away.'));
  const { reset, setPin } = calling(sms);
  await expect(reset()).rejects.toMatchObject(notSent);
  expect(setPin).not.toHaveBeenCalled();
});

it.each<[string, Sms | undefined]>([
  ['no messages', undefined],
  ['no messages of this kind', { sends: (template) => template !== 'voucherPin', send: vi.fn() }],
])('API-072 a shop that sends %s says so, whether there is such a voucher or not', async (_, sms) => {
  for (const code of [voucher.code, '700000000000']) {
    const { reset, setPin } = calling(sms);
    await expect(reset(code)).rejects.toMatchObject(notSent);
    expect(setPin).not.toHaveBeenCalled();
  }
});

it('PAY-14 one that holds too little is refused before an order is made, which would use up its number', async () => {
  const { pay, payWith } = calling(provider());
  await expect(
    pay({ orderTransactionId: 't-1', voucherCode: voucher.code, pin: '482913' }),
  ).rejects.toMatchObject({ status: 409, entry: { code: 'VOUCHER_SHORT' } });
  expect(payWith).not.toHaveBeenCalled();
});
