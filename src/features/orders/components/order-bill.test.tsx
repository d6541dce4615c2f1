// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bareOrder, cancelled, orderOf } from '../testing/order-fixture.ts';
import { OrderBill } from './order-bill.tsx';

type Fields = NonNullable<Parameters<typeof orderOf>[0]>;

const whole = {
  itemTotal: 82_700,
  mixSaving: 4_000,
  discount: 10_000,
  packaging: 1_500,
  delivery: 2_900,
  cgst: 1_900,
  sgst: 1_800,
  total: 75_555,
};

/** What the bill of an order says: its charges, how it was paid, and what stands below. */
function billOf(order: ReturnType<typeof orderOf>) {
  const { unmount } = render(<OrderBill order={order} />);
  const bill = screen.getByRole('region', { name: 'Bill' });
  const [charges = [], payments = null] = [...bill.querySelectorAll('dl')].map((list) =>
    [...list.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`),
  );
  const notes = [...bill.querySelectorAll('p')].map(({ textContent }) => textContent);
  const taxes = within(bill)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
  const titles = within(bill)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  const hasTaxes = within(bill).queryByRole('list') !== null;
  unmount();
  return { charges, payments, notes, taxes, hasTaxes, titles };
}

const bill = (fields: Fields = {}) => billOf(orderOf(fields));
const paidBy = (...paymentSummaryItem: NonNullable<Fields['paymentSummary']>['paymentSummaryItem'] & {}) => ({
  paymentSummary: { paymentSummaryItem },
  paymentResponse: undefined,
});
const cash = { label: 'Cash', paymentMode: 'CASH', amount: 75_555 };
const card = { label: 'Card', paymentMode: 'CARD', amount: 70_000 };
const points = (loyaltyEarnedPoints: number) => ({ paymentSummary: { loyaltyEarnedPoints } });

describe('the bill of an order', () => {
  it('ORD-25 names every charge of the server in the order of the cart, and takes off what was saved', () => {
    expect(bill({ bill: whole }).charges).toEqual([
      'Item total: ₹827',
      'Everyday value mix: −₹40',
      'Discount: −₹100',
      'Packaging: ₹15',
      'Delivery: ₹29',
      'CGST: ₹19',
      'SGST: ₹18',
      'Total: ₹755.55',
    ]);
  });

  it('ORD-25 leaves out savings that there are not, and calls a delivery that costs nothing free', () => {
    expect(
      bill({ bill: { ...whole, mixSaving: 0, discount: 0, packaging: 0, delivery: 0 } }).charges,
    ).toEqual([
      'Item total: ₹827',
      'Packaging: ₹0',
      'Delivery: Free',
      'CGST: ₹19',
      'SGST: ₹18',
      'Total: ₹755.55',
    ]);
  });

  it.each(['P', 'DINEIN', 'CURB'] as const)(
    'ORD-25 has no delivery where the customer comes, unless the shop charged for it, which the total holds: %s',
    (deliveryType) => {
      const free = bill({ bill: { ...whole, delivery: 0 }, deliveryType });
      expect(free.charges.join()).not.toContain('Delivery');
      expect(bill({ bill: whole, deliveryType }).charges).toContain('Delivery: ₹29');
    },
  );

  it('ORD-27 an order without a bill shows the charges that its reply has, and no others', () => {
    const few = { bill: undefined, discount: 10_000, deliveryCharges: 2_900, tax: { amount: 3_800 } };
    expect(bill(few).charges).toEqual(['Discount: −₹100', 'Delivery: ₹29', 'Taxes: ₹38', 'Total: ₹755.55']);
    expect(bill({ ...few, deliveryType: 'P', deliveryCharges: 0 }).charges).toEqual([
      'Discount: −₹100',
      'Taxes: ₹38',
      'Total: ₹755.55',
    ]);
    expect(billOf(bareOrder)).toEqual({
      charges: ['Total: ₹0'],
      payments: null,
      notes: [],
      taxes: [],
      hasTaxes: false,
      titles: ['Bill'],
    });
  });
});

describe('how an order was paid', () => {
  it('ORD-30 names each payment with its reference, and what came from the wallet once', () => {
    expect(bill()).toMatchObject({
      payments: ['UPIReference pay_778: ₹705.55', 'From your wallet: ₹50'],
      titles: ['Bill', 'Payment'],
    });
    const wallet = { label: 'Wallet', paymentMode: 'PIGGYBANK', amount: 5_000 };
    expect(bill({ ...paidBy(card, wallet), paymentResponse: { wl: { amount: 5_000 } } }).payments).toEqual([
      'Card: ₹700',
      'Wallet: ₹50',
    ]);
    expect(bill(paidBy(card)).payments).toEqual(['Card: ₹700']);
  });

  it('ORD-30 says so where the wallet has paid all of it', () => {
    const all = { ...paidBy(), paymentResponse: { wl: { amount: 75_555 } } };
    expect(bill(all).payments).toEqual(['From your wallet: ₹755.55']);
    expect(bill({ ...all, tracker: { stage: 5 } }).notes).not.toContain(
      'Nothing was charged for this order.',
    );
  });

  it.each([
    [1, 'D', 'CashTo pay at the door: ₹755.55'],
    [2, 'P', 'CashTo pay at the restaurant: ₹755.55'],
    [4, 'IRCTC', 'CashTo pay at the door: ₹755.55'],
    [9, 'D', 'Cash: ₹755.55'],
    [77, 'D', 'Cash: ₹755.55'],
  ] as const)('ORD-30 says of cash at stage %i of an order of type %s: %#', (stage, deliveryType, said) => {
    expect(bill({ ...paidBy(cash), deliveryType, tracker: { stage } }).payments).toEqual([said]);
  });

  it('ORD-30 asks for no money at the door that a card has paid', () => {
    expect(bill({ ...paidBy(card), tracker: { stage: 4 } }).payments).toEqual(['Card: ₹700']);
  });

  it('ORD-38 nothing was charged for a cancelled order of cash; what else was paid stays named', () => {
    const none = 'Nothing was charged for this order.';
    const stopped = { tracker: { stage: 5 } };
    expect(bill({ ...paidBy(cash), ...stopped })).toMatchObject({
      payments: null,
      notes: ['Code FEAST20 was applied.', none],
    });
    const both = bill({ ...paidBy(cash, card), ...stopped });
    expect(both.payments).toEqual(['Card: ₹700']);
    expect(both.notes).not.toContain(none);
    const withWallet = bill({ ...paidBy(cash), paymentResponse: { wl: { amount: 100 } }, ...stopped });
    expect(withWallet.payments).toEqual(['From your wallet: ₹1']);
    expect(withWallet.notes).not.toContain(none);
    expect(bill({ ...paidBy(), ...stopped }).notes).not.toContain(none);
  });

  it('ORD-38 says what becomes of the money of a cancelled order', () => {
    const { notes } = billOf(cancelled);
    expect(notes).toContain('₹755.55 is on its way back to you. Banks take 8-10 business days.');
    expect(bill().notes.join()).not.toMatch(/back/);
  });

  it('ORD-38 says what is on a voucher again, and what came back to the wallet beside it', () => {
    const stopped = { tracker: { stage: 5 }, promoCode: undefined, ...points(0), refundOnVoucher: 70_555 };
    const onVoucher = '₹705.55 is on your voucher again.';
    expect(bill(stopped).notes).toEqual([onVoucher]);
    expect(bill({ ...stopped, refundInPoints: 5_000 }).notes).toEqual([
      onVoucher,
      '₹50 is back in your wallet as refund points.',
    ]);
  });

  it('ORD-38 says what came back to the wallet, alone and beside what is paid back', () => {
    const inWallet = '₹50 is back in your wallet as refund points.';
    const stopped = { tracker: { stage: 5 }, promoCode: undefined, ...points(0), refundInPoints: 5_000 };
    expect(bill(stopped).notes).toEqual([inWallet]);
    expect(bill({ ...stopped, refund: { amount: 70_555, state: 'done' } }).notes).toEqual([
      '₹705.55 was paid back. Banks take 8-10 business days to show it.',
      inWallet,
    ]);
  });
});

describe('what else stands on a bill', () => {
  it.each([
    [0, 9, undefined],
    [1, 9, 'You earned 1 point.'],
    [38, 2, 'You get 38 points once you have the order.'],
  ])('ORD-30 %i points at stage %i: %s', (count, stage, said) => {
    const { notes } = bill({ ...points(count), promoCode: undefined, tracker: { stage } });
    expect(notes).toEqual(said === undefined ? [] : [said]);
  });

  it('ORD-25 names the code, and the numbers that the law wants, as far as they are known', () => {
    expect(bill()).toMatchObject({
      notes: ['Code FEAST20 was applied.', 'You get 38 points once you have the order.'],
      taxes: ['Invoice 26-27/100234', 'GSTIN 29ABCDE1234F1Z5', 'SAC 996331', 'FSSAI licence 10012043000123'],
    });
    const store = { id: '14052', name: 'Indiranagar' };
    expect(bill({ store, sac: undefined }).taxes).toEqual(['Invoice 26-27/100234']);
    expect(bill({ store: undefined, invoiceNumber: undefined }).taxes).toEqual(['SAC 996331']);
  });
});
