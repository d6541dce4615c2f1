// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import type { Step } from '../payment-types.ts';
import { stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { VoucherForm } from './voucher-form.tsx';

const stepOf = (action: string, more: object = {}) => stepData(action, more) as Step;
const byPin = stepOf('EV_PIN');
const byCode = stepOf('EV_OTP', { mobile: '••••••3210' });
const number = () => screen.getByLabelText('e-voucher or gift card number');
const pin = () => screen.getByLabelText('PIN');
const code = () => screen.getByLabelText('Code from the text message');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

interface Wish {
  readonly step?: Step | null;
  readonly begun?: Step | null;
  readonly answers?: Readonly<Record<string, unknown>>;
}

async function show({ step = byPin, begun = byPin, answers = {} }: Wish = {}) {
  const [onStep, onOver] = [vi.fn(), vi.fn()];
  const begin = vi.fn(async (goOn: (step: Step) => Promise<void>) => {
    if (begun) await goOn(begun);
  });
  const form = (shown: Step | null) => (
    <VoucherForm step={shown} action="Pay ₹1" busy={false} begin={begin} onStep={onStep} onOver={onOver} />
  );
  const view = await renderPart(form(step), { answers });
  return {
    ...view,
    onStep,
    onOver,
    begin,
    showStep: (next: Step | null) => view.show(form(next)),
    pay: () => view.user.click(button(/^Pay ₹1/)),
    fillIn: async (text: string, secret = '') => {
      await view.user.type(number(), text);
      if (secret !== '') await view.user.type(screen.getByLabelText(/^PIN$|^Code/), secret);
    },
  };
}

const sentCode = { payByVoucher: stepReply('EV_OTP', { mobile: '••••••3210' }) };

describe('number and PIN', () => {
  it('PAY-14 are sent without the spaces around them, for the order that the first press begins', async () => {
    const { fillIn, pay, begin, bodiesOf, onStep } = await show({
      step: null,
      answers: { payByVoucher: stepReply('THANKYOU') },
    });
    await fillIn(' GIFT-1 ', ' 4321 ');
    await pay();
    expect(begin).toHaveBeenCalledOnce();
    // Nothing is missing: the focus stays where it was pressed.
    expect(button(/^Pay ₹1/)).toHaveFocus();
    expect(bodiesOf('payByVoucher')).toEqual([
      { orderTransactionId: transactionId, voucherCode: 'GIFT-1', pin: '4321' },
    ]);
    expect(onStep.mock.calls).toEqual([[expect.objectContaining({ action: 'THANKYOU' })]]);
  });

  it('PAY-14 begin no other order where one is begun', async () => {
    const { fillIn, pay, begin } = await show({ answers: { payByVoucher: stepReply('THANKYOU') } });
    await fillIn('GIFT-1', '4321');
    await pay();
    expect(begin).not.toHaveBeenCalled();
  });

  it('PAY-14 are sent nowhere where the order did not begin, or where something else is asked first', async () => {
    const stopped = await show({ step: null, begun: null });
    await stopped.fillIn('GIFT-1', '4321');
    await stopped.pay();
    expect(stopped.onStep).not.toHaveBeenCalled();
    expect(button(/^Pay ₹1/)).not.toHaveAttribute('aria-busy', 'true');
    stopped.unmount();
    const asked = stepOf('REMOVE_PROMO');
    const other = await show({ step: null, begun: asked });
    await other.fillIn('GIFT-1', '4321');
    await other.pay();
    expect(other.onStep.mock.calls).toEqual([[asked]]);
  });

  it('VAL-28 VAL-29 spaces are nothing: each field says what is missing, until something is typed', async () => {
    const { fillIn, pay, user } = await show();
    await fillIn('  ', '  ');
    await pay();
    expect(number()).toHaveFocus();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    await user.type(number(), 'GIFT-1');
    expect(screen.queryByRole('alert')).toBeNull();
    await pay();
    expect(pin()).toHaveFocus();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.type(pin(), '1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('PAY-14 are sent once, however often the button is pressed meanwhile', async () => {
    let answer: (reply: unknown) => void = () => {};
    const { fillIn, pay, user, bodiesOf } = await show({
      answers: { payByVoucher: () => new Promise((resolve) => (answer = resolve)) },
    });
    await fillIn('GIFT-1', '4321');
    await pay();
    expect(button(/^Pay ₹1/)).toHaveAttribute('aria-busy', 'true');
    await user.type(pin(), '{Enter}');
    expect(bodiesOf('payByVoucher')).toHaveLength(1);
    await act(async () => answer(refused({ displayMsg: 'Not right.' })));
    expect(button(/^Pay ₹1/)).not.toHaveAttribute('aria-busy', 'true');
    await pay();
    expect(bodiesOf('payByVoucher')).toHaveLength(2);
  });

  it('PAY-14 that are refused when the field of the PIN is gone meanwhile can be sent again', async () => {
    let answer: (reply: unknown) => void = () => {};
    const { fillIn, pay, user } = await show({
      answers: { payByVoucher: () => new Promise((resolve) => (answer = resolve)) },
    });
    await fillIn('GIFT-1', '4321');
    await pay();
    await user.click(button('My voucher has no PIN'));
    await act(async () => answer(refused({ displayMsg: 'Not right.' })));
    expect(button(/^Pay ₹1/)).not.toHaveAttribute('aria-busy', 'true');
  });

  it('PAY-14 begin one order, however often the button is pressed before it has begun', async () => {
    const { fillIn, pay, user, begin, bodiesOf } = await show({
      step: null,
      answers: { payByVoucher: stepReply('THANKYOU') },
    });
    let goOn: () => Promise<void> = async () => {};
    begin.mockImplementation((next) => new Promise((resolve) => (goOn = () => next(byPin).then(resolve))));
    await fillIn('GIFT-1', '4321');
    await pay();
    expect(button(/^Pay ₹1/)).toHaveAttribute('aria-busy', 'true');
    await user.type(pin(), '{Enter}');
    expect(begin).toHaveBeenCalledOnce();
    await act(goOn);
    expect(bodiesOf('payByVoucher')).toHaveLength(1);
    expect(button(/^Pay ₹1/)).not.toHaveAttribute('aria-busy', 'true');
  });

  it('PAY-14 that are refused: it is said at the PIN, and without a PIN at the number; not where a popup has said it', async () => {
    const replies: unknown[] = [refused({ displayMsg: 'Not right.' }), refused({ shown: true })];
    const { fillIn, pay, user, onStep, onOver } = await show({
      answers: { payByVoucher: () => replies.shift() ?? refused({ displayMsg: 'No such voucher.' }) },
    });
    await fillIn('GIFT-1', '4321');
    await pay();
    expect(pin()).toHaveAccessibleDescription('Not right.');
    expect(pin()).toHaveFocus();
    await pay();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('My voucher has no PIN'));
    expect(screen.queryByLabelText('PIN')).toBeNull();
    await pay();
    expect(number()).toHaveAccessibleDescription('No such voucher.');
    expect(number()).toHaveFocus();
    expect([onStep.mock.calls, onOver.mock.calls]).toEqual([[], []]);
  });

  it('PAY-14 of a voucher that cannot pay: it is said at the number, and what was typed stays', async () => {
    const { fillIn, pay } = await show({
      answers: { payByVoucher: refused({ code: 'VOUCHER_SHORT', displayMsg: 'It holds too little.' }) },
    });
    await fillIn('GIFT-1', '4321');
    await pay();
    expect(number()).toHaveAccessibleDescription('It holds too little.');
    expect(number()).toHaveFocus();
    expect(pin()).toHaveValue('4321');
  });

  it('PAY-14 stay as they were typed where the server asks for them again', async () => {
    const { fillIn, pay, onStep } = await show({ answers: { payByVoucher: stepReply('EV_PIN') } });
    await fillIn('GIFT-1', '4321');
    await pay();
    expect(onStep).toHaveBeenCalledOnce();
    expect(pin()).toHaveValue('4321');
    expect(number()).toHaveAttribute('spellcheck', 'false');
  });

  it('PAY-14 of a transaction that is over lead to its page', async () => {
    const { fillIn, pay, onOver } = await show({ answers: { payByVoucher: refused({ code: 'NOT_OPEN' }) } });
    await fillIn('GIFT-1', '4321');
    await pay();
    expect(onOver.mock.calls).toEqual([[transactionId]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a PIN that is forgotten', () => {
  const forgot = () => button('Forgot the PIN');

  it('PAY-15 needs the number of the voucher', async () => {
    const { user, fillIn } = await show();
    await fillIn('  ');
    await user.click(forgot());
    expect(number()).toHaveFocus();
    expect(number()).toHaveAccessibleDescription('Please enter e-Vocuer / Giftcard number');
  });

  it('PAY-15 is sent anew; what was said of it goes when another is asked for, and with the payment', async () => {
    const replies: unknown[] = [{ status: 'SUCCESS', data: { text: '' } }];
    const { user, fillIn, pay, paramsOf } = await show({
      answers: {
        resetVoucherPin: () => replies.shift() ?? refused({ displayMsg: 'Not now.' }),
        payByVoucher: stepReply('EV_PIN'),
      },
    });
    await fillIn(' GIFT-1 ');
    await user.click(forgot());
    expect(paramsOf('resetVoucherPin')).toEqual([{ voucherCode: 'GIFT-1' }]);
    expect(screen.getByText('A new PIN is on its way')).toBeVisible();
    await user.click(forgot());
    expect(screen.queryByText('A new PIN is on its way')).toBeNull();
    expect(pin()).toHaveAccessibleDescription('Not now.');
    replies.push({ status: 'SUCCESS', data: { text: 'It is coming.' } });
    await user.click(forgot());
    expect(screen.getByText('It is coming.')).toBeVisible();
    await user.type(pin(), '1');
    await pay();
    expect(screen.queryByText('It is coming.')).toBeNull();
  });
});

it('PAY-15 a new PIN is asked for once, however often it is pressed until the answer is there: each ends the one before', async () => {
  let answer: (reply: unknown) => void = () => {};
  const { user, fillIn, paramsOf } = await show({
    answers: { resetVoucherPin: () => new Promise((resolve) => (answer = resolve)) },
  });
  const asked = () => paramsOf('resetVoucherPin');
  const forgot = () => button(/^Forgot the PIN/);
  await fillIn('GIFT-1');
  await user.click(forgot());
  await user.click(forgot());
  expect(asked()).toHaveLength(1);
  await act(async () => answer({ status: 'SUCCESS', data: { text: 'It is coming.' } }));
  expect(screen.getByText('It is coming.')).toBeVisible();
  await user.click(forgot());
  expect(asked()).toHaveLength(2);
});

describe('a PIN that could not be sent anew', () => {
  it('PAY-15 is said where it can be read, also while the field of the PIN is not there', async () => {
    const { user, fillIn } = await show({
      answers: { resetVoucherPin: refused({ displayMsg: 'Not now.' }) },
    });
    await fillIn('GIFT-1');
    await user.click(button('My voucher has no PIN'));
    await user.click(button('Forgot the PIN'));
    expect(number()).toHaveAccessibleDescription('Not now.');
    expect(number()).toHaveFocus();
  });

  it('PAY-15 is not said again where a popup has said it', async () => {
    const { user, fillIn } = await show({
      answers: { resetVoucherPin: refused({ shown: true, displayMsg: 'Not now.' }) },
    });
    await fillIn('GIFT-1');
    await user.click(button('Forgot the PIN'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('A new PIN is on its way')).toBeNull();
  });
});

describe('a voucher without a PIN', () => {
  it('PAY-14 has a code texted to who bought it; the number stays as it is, and its code has the focus', async () => {
    const { user, fillIn, pay, bodiesOf, showStep } = await show({ answers: sentCode });
    await user.click(button('My voucher has no PIN'));
    await fillIn('GIFT-2');
    await pay();
    expect(bodiesOf('payByVoucher')).toEqual([{ orderTransactionId: transactionId, voucherCode: 'GIFT-2' }]);
    await showStep(byCode);
    expect(screen.getByRole('status')).toHaveTextContent(
      'We texted a code to ••••••3210, the number that it was bought with.',
    );
    expect(number()).toHaveAttribute('readonly');
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('type', 'text');
    expect(button('Send it again in 45 s')).toBeDisabled();
    for (const name of ['Forgot the PIN', 'My voucher has no PIN'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('PAY-14 has one after all: its field comes back', async () => {
    const { user } = await show();
    expect(pin()).toHaveAttribute('type', 'password');
    expect(pin()).toHaveAttribute('autocomplete', 'off');
    await user.click(button('My voucher has no PIN'));
    await user.click(button('PIN'));
    expect(pin()).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send it again/ })).toBeNull();
  });

  it('PAY-14 a PIN that was typed is not sent for one without', async () => {
    const { user, fillIn, pay, bodiesOf } = await show({ answers: sentCode });
    await fillIn('GIFT-2', '4321');
    await user.click(button('My voucher has no PIN'));
    await pay();
    expect(bodiesOf('payByVoucher')).toEqual([{ orderTransactionId: transactionId, voucherCode: 'GIFT-2' }]);
  });

  it('PAY-14 is paid by the code; a new one is asked for without the code that was typed, and takes its place', async () => {
    const { user, fillIn, pay, bodiesOf, showStep, clock } = await show({ step: byCode, answers: sentCode });
    await fillIn('GIFT-2', ' 123456 ');
    await pay();
    expect(code()).toHaveValue('');
    await showStep(byCode);
    await user.type(code(), '111111');
    await act(async () => clock.advance(45_000));
    await user.click(button('Send it again'));
    expect(code()).toHaveValue('');
    const body = { orderTransactionId: transactionId, voucherCode: 'GIFT-2' };
    expect(bodiesOf('payByVoucher')).toEqual([{ ...body, otp: '123456' }, body]);
    await pay();
    expect(code()).toHaveAccessibleDescription('Please enter OTP / PIN');
  });

  it('PAY-14 is not asked for by another code while one is on its way to the server', async () => {
    const { user, fillIn, pay, bodiesOf } = await show({
      step: byCode,
      answers: { payByVoucher: new Promise(() => {}) },
    });
    await fillIn('GIFT-2', '123456');
    await pay();
    await user.click(button('Send it again'));
    expect(bodiesOf('payByVoucher')).toHaveLength(1);
  });

  it.each(['VOUCHER_SHORT', 'VOUCHER_EXPIRED', 'VOUCHER_LOCKED'])(
    'PAY-14 another one can be entered, with its PIN or without, where it cannot pay (%s)',
    async (refusal) => {
      const replies: unknown[] = [
        sentCode.payByVoucher,
        refused({ code: refusal, displayMsg: 'Choose another.' }),
      ];
      const { user, fillIn, pay, bodiesOf, showStep } = await show({
        answers: { payByVoucher: () => replies.shift() ?? sentCode.payByVoucher },
      });
      await user.click(button('My voucher has no PIN'));
      await fillIn('GIFT-2');
      await pay();
      await showStep(byCode);
      await user.type(code(), '123456');
      await pay();
      expect(number()).toHaveAccessibleDescription('Choose another.');
      expect(number()).toHaveFocus();
      expect(number()).not.toHaveAttribute('readonly');
      // Nothing of the code for the voucher before is left.
      expect(screen.queryByRole('status')).toBeNull();
      expect(pin()).toHaveValue('');
      await user.clear(number());
      await fillIn('GIFT-3', '4321');
      await pay();
      const body = { orderTransactionId: transactionId, voucherCode: 'GIFT-3' };
      expect(bodiesOf('payByVoucher')[2]).toEqual({ ...body, pin: '4321' });
      // The server has texted a code for this one: its number stays.
      expect(number()).toHaveAttribute('readonly');
      expect(code()).toHaveFocus();
    },
  );

  it('PAY-14 after a reload the number can be typed, and nobody is said to wait', async () => {
    await show({ step: stepOf('EV_OTP') });
    expect(number()).not.toHaveAttribute('readonly');
    expect(code()).not.toHaveFocus();
    expect(button('Send it again')).toBeEnabled();
  });
});
