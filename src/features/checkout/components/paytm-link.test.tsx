// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UnknownAction } from 'redux';
import { describe, expect, it, vi } from 'vitest';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { selectCheckout } from '../checkout-slice.ts';
import type { Step } from '../payment-types.ts';
import { statusReply, stepData, transactionId } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { PaytmLink } from './paytm-link.tsx';

const number = () => screen.getByRole('textbox', { name: 'Mobile number of your Paytm wallet' });
const code = () => screen.getByRole('textbox', { name: '6-digit code' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const linkPaytm = { status: 'SUCCESS', data: { state: 'state-1', mobile: '••••••3210' } };
const step = stepData('PAYTM_LINK') as Step;

async function show(answers: Readonly<Record<string, unknown>> = {}, events: readonly UnknownAction[] = []) {
  const onStep = vi.fn();
  const view = await renderPart(<PaytmLink step={step} onStep={onStep} />, {
    events,
    answers: { linkPaytm, ...answers },
  });
  return { ...view, onStep, send: () => view.user.click(button(/^Send code/)) };
}

/** The code is asked for, and typed. */
async function showCode(answers: Readonly<Record<string, unknown>> = {}) {
  const view = await show(answers);
  await view.send();
  const press = () => view.user.click(button(/^Link the wallet/));
  return { ...view, press };
}
/** As the browser fills in the code of a message: all of it at once. */
const fillIn = (text: string) => fireEvent.input(code(), { target: { value: text } });
const linked = (balance: number) => ({ status: 'SUCCESS', data: { isLinked: true, balance } });

describe('the number of a Paytm wallet', () => {
  it('PAY-26 is that of the customer, unless another one is typed', async () => {
    const { user, send, bodiesOf } = await show();
    expect(number()).toHaveValue('9876543210');
    expect(screen.getByText('Paytm texts a code to the number of your wallet.')).toBeVisible();
    await user.clear(number());
    await user.type(number(), '6123456789');
    await send();
    expect(bodiesOf('linkPaytm')).toEqual([{ mobile: '6123456789' }]);
    expect(screen.getByText('Paytm texted a code to ••••••3210.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Mobile number/ })).toBeNull();
  });

  it('PAY-26 is typed where the customer has none that is known, and nothing of a code is there yet', async () => {
    const attributes = { userId: 'user-7', cartId: 'cart-1', firstName: 'Asha' };
    const credentials = { accessToken: 'access-1', refreshToken: 'refresh-1' };
    await show({}, [loggedIn({ attributes, credentials, loginType: 'Gmail' })]);
    expect(number()).toHaveValue('');
    expect(number()).not.toHaveFocus();
    for (const name of [/^Send it again/, 'Another number'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each(['5876543210', '987654321', '+19876543210', ''])(
    'PAY-26 that no mobile has is refused until it is changed: %j',
    async (text) => {
      const { user, send, bodiesOf } = await show();
      await user.clear(number());
      if (text !== '') await user.type(number(), text);
      await send();
      expect(number()).toHaveAccessibleDescription(/mobile/i);
      expect(number()).toHaveFocus();
      expect(bodiesOf('linkPaytm')).toEqual([]);
      await user.type(number(), '1');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('PAY-26 to which no code could be texted: it is said there, and gone with the next try', async () => {
    const replies: unknown[] = [refused({ displayMsg: 'No such wallet.' })];
    const { send } = await show({ linkPaytm: () => replies.shift() ?? new Promise(() => {}) });
    await send();
    expect(number()).toHaveAccessibleDescription('No such wallet.');
    expect(number()).toHaveFocus();
    expect(button(/^Send code/)).not.toHaveAttribute('aria-busy', 'true');
    await send();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button(/^Send code/)).toHaveAttribute('aria-busy', 'true');
  });
});

it('PAY-26 who has no Paytm wallet finds the other ways to pay', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Change method' })).toHaveAttribute('href', '/paymentType');
});

describe('the code that Paytm texts', () => {
  it('PAY-26 is typed into an empty field', async () => {
    await showCode();
    expect(code()).toHaveValue('');
  });

  it('PAY-26 is sent once, also where the browser fills in another one, or the customer asks for one, meanwhile', async () => {
    const { user, clock, bodiesOf } = await showCode({ validatePaytmOtp: new Promise(() => {}) });
    await act(async () => clock.advance(45_000));
    fillIn('123456');
    fillIn('654321');
    await user.click(button('Send it again'));
    expect(bodiesOf('validatePaytmOtp')).toEqual([{ state: 'state-1', otp: '123456' }]);
    expect(bodiesOf('sendPaytmOtp')).toEqual([]);
  });

  it('PAY-26 that was refused by a popup, or could not be texted, can be tried again', async () => {
    const shown = refused({ shown: true });
    const replies: unknown[] = [shown];
    const { send, user, bodiesOf } = await show({
      linkPaytm: () => replies.shift() ?? linkPaytm,
      validatePaytmOtp: shown,
    });
    await send();
    expect(button(/^Send code/)).not.toHaveAttribute('aria-busy', 'true');
    await send();
    await user.type(code(), '111111{Enter}');
    await waitFor(() => expect(button(/^Link the wallet/)).not.toHaveAttribute('aria-busy', 'true'));
    await user.type(code(), '{Enter}');
    await waitFor(() => expect(bodiesOf('validatePaytmOtp')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('PAY-26 is asked for once, however often the button is pressed meanwhile', async () => {
    let answer: (reply: unknown) => void = () => {};
    const { user, send, bodiesOf } = await show({
      linkPaytm: () => new Promise((resolve) => (answer = resolve)),
    });
    await send();
    await user.type(number(), '{Enter}');
    expect(bodiesOf('linkPaytm')).toHaveLength(1);
    await act(async () => answer(linkPaytm));
    expect(button(/^Link the wallet/)).not.toHaveAttribute('aria-busy', 'true');
  });

  it('PAY-26 can be asked for again after a wait; the new message is the one that counts', async () => {
    const { user, clock, press, bodiesOf } = await showCode({
      sendPaytmOtp: { status: 'SUCCESS', data: { state: 'state-2', mobile: '••••••3210' } },
      validatePaytmOtp: new Promise(() => {}),
    });
    expect(button('Send it again in 45 s')).toBeDisabled();
    await act(async () => clock.advance(45_000));
    await user.click(button('Send it again'));
    expect(bodiesOf('sendPaytmOtp')).toEqual([{ mobile: '9876543210' }]);
    expect(bodiesOf('linkPaytm')).toHaveLength(1);
    await user.type(code(), '489871');
    await press();
    expect(bodiesOf('validatePaytmOtp')).toEqual([{ state: 'state-2', otp: '489871' }]);
  });

  it('PAY-26 is taken at once where the browser fills it in, and on a press where it is typed', async () => {
    const { user, bodiesOf } = await showCode({ validatePaytmOtp: refused({ displayMsg: 'Not right.' }) });
    await user.type(code(), '489871');
    expect(bodiesOf('validatePaytmOtp')).toEqual([]);
    fillIn('123456');
    await waitFor(() => expect(bodiesOf('validatePaytmOtp')).toEqual([{ state: 'state-1', otp: '123456' }]));
  });

  it('VAL-37 that is not all there is not sent', async () => {
    const { user, bodiesOf } = await showCode();
    await user.type(code(), '12345{Enter}');
    expect(bodiesOf('validatePaytmOtp')).toEqual([]);
    expect(code()).toHaveAccessibleDescription('Please enter OTP / PIN');
  });

  it('PAY-26 that went to a wrong number can be asked for by another one', async () => {
    const { user, send, bodiesOf } = await showCode();
    await user.type(code(), '123');
    await user.click(button('Another number'));
    expect(number()).toHaveValue('9876543210');
    expect(number()).toHaveFocus();
    await user.clear(number());
    await user.type(number(), '6123456789');
    await send();
    expect(bodiesOf('linkPaytm')).toEqual([{ mobile: '9876543210' }, { mobile: '6123456789' }]);
    // The focus stays where it was pressed, as with the first number.
    expect(button('Link the wallet')).toHaveFocus();
    expect(code()).toHaveValue('');
  });

  it('PAY-26 that is missing or not right is said at its field, until it is changed', async () => {
    const { user, press, onStep } = await showCode({
      validatePaytmOtp: refused({ displayMsg: 'Not right.' }),
    });
    await press();
    expect(code()).toHaveAccessibleDescription('Please enter OTP / PIN');
    await user.type(code(), '111111');
    expect(screen.queryByRole('alert')).toBeNull();
    await press();
    expect(code()).toHaveAccessibleDescription('Not right.');
    const input = code() as HTMLInputElement;
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
    expect(onStep).not.toHaveBeenCalled();
  });
});

describe('a wallet that is linked', () => {
  const next = stepData('PAYTM_ADD_MONEY', { balance: 10_000 });

  it.each([
    [10_000, 63_710],
    [73_710, 0],
    [90_000, 0],
  ])('PAY-21 PAY-26 holds %i paise, and lacks %i for this order', async (balance, short) => {
    const { press, user, store, onStep } = await showCode({
      validatePaytmOtp: linked(balance),
      getTransaction: statusReply({ step: next }),
    });
    await user.type(code(), '489871');
    await press();
    await waitFor(() => expect(onStep).toHaveBeenCalledOnce());
    expect(selectCheckout(store.getState()).paytmData).toEqual({
      orderTransactionId: transactionId,
      isLinked: true,
      balance,
      short,
    });
  });

  it('PAY-21 goes on by the step that the server says, with the number of the wallet', async () => {
    const { press, user, onStep } = await showCode({
      validatePaytmOtp: linked(10_000),
      getTransaction: statusReply({ step: next }),
    });
    await user.type(code(), '489871');
    await press();
    await waitFor(() => expect(onStep).toHaveBeenCalledOnce());
    expect(onStep).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'PAYTM_ADD_MONEY', balance: 10_000, mobile: '9876543210' }),
    );
  });

  it.each([
    ['the reply was lost', offline],
    ['Paytm did not say what it holds', refused({ code: 'PAYTM_AWAY', displayMsg: 'Paytm is away.' })],
  ])('PAY-26 PAY-21 is known by the step of the order where %s', async (_, validatePaytmOtp) => {
    const { press, user, onStep, bodiesOf } = await showCode({
      validatePaytmOtp,
      getTransaction: statusReply({ step: stepData('PAYTM_WITHDRAW_MONEY') }),
    });
    await user.type(code(), '489871');
    await press();
    await waitFor(() => expect(onStep).toHaveBeenCalledOnce());
    expect(onStep).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'PAYTM_WITHDRAW_MONEY', mobile: '9876543210' }),
    );
    expect(bodiesOf('validatePaytmOtp')).toHaveLength(1);
  });

  it('PAY-26 is not there where the order still waits for it: the code can be sent once more', async () => {
    const { press, user, onStep } = await showCode({
      validatePaytmOtp: refused({ code: 'PAYTM_AWAY', displayMsg: 'Paytm is away.' }),
      getTransaction: statusReply({ step }),
    });
    await user.type(code(), '489871');
    await press();
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Paytm is away.'));
    expect(onStep).not.toHaveBeenCalled();
  });

  it.each([
    ['could not be asked', refused({ status: 500 })],
    ['names none', statusReply()],
  ])('PAY-21 pays from it where the server %s for the next step', async (_, getTransaction) => {
    const { press, user, onStep } = await showCode({ validatePaytmOtp: linked(90_000), getTransaction });
    await user.type(code(), '489871');
    await press();
    await waitFor(() => expect(onStep).toHaveBeenCalledOnce());
    expect(onStep).toHaveBeenCalledWith({
      ...step,
      action: 'PAYTM_WITHDRAW_MONEY',
      balance: 90_000,
      mobile: '9876543210',
    });
  });
});
