// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { paytmKnown, selectCheckout, workBegan } from '../checkout-slice.ts';
import type { Step } from '../payment-types.ts';
import { stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { type Around, renderPart } from '../testing/render-part.tsx';
import { PaytmPay } from './paytm-pay.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const holds = (balance: number, short = 0) => ({
  status: 'SUCCESS',
  data: { isLinked: true, balance, short },
});
const never = new Promise(() => {});
const change = () => screen.getByRole('link', { name: 'Change method' });
const down = 'Wallet service is temporarily unavailable. Please try after some time.';
const pays = stepData('PAYTM_WITHDRAW_MONEY') as Step;
const adds = stepData('PAYTM_ADD_MONEY') as Step;

let submit = vi.fn();
beforeEach(() => {
  submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
});

async function show(step: Step, around: Around = {}) {
  const onStep = vi.fn();
  const part = (shown: Step) => <PaytmPay step={shown} onStep={onStep} />;
  const view = await renderPart(part(step), {
    ...around,
    answers: { getPaytmBalance: never, ...around.answers },
  });
  return { ...view, onStep, showStep: (next: Step) => view.show(part(next)) };
}

describe('what the wallet holds', () => {
  it('PAY-21 is what Paytm says; until then what the step says, or nothing', async () => {
    const unknown = await show(pays);
    expect(screen.queryByRole('status')).toBeNull();
    expect(button('Pay ₹737.10')).toBeVisible();
    unknown.unmount();
    let answer: (reply: unknown) => void = () => {};
    const getPaytmBalance = () => new Promise((resolve) => (answer = resolve));
    await show({ ...pays, balance: 80_000 }, { answers: { getPaytmBalance } });
    expect(screen.getByRole('status')).toHaveTextContent('Your Paytm wallet holds ₹800');
    await act(async () => answer(holds(90_000)));
    expect(screen.getByRole('status')).toHaveTextContent('Your Paytm wallet holds ₹900');
  });

  it.each([
    ['the one that was linked', '9123456789', '9123456789'],
    ['that of the customer, where it is hidden in part', '••••••3210', '9876543210'],
    ['that of the customer, where none is known', undefined, '9876543210'],
  ])('PAY-26 is asked for by a number: %s', async (_, mobile, asked) => {
    const { queriesOf } = await show({ ...pays, ...(mobile && { mobile }) });
    expect(queriesOf('getPaytmBalance')).toEqual([
      { orderTransactionId: transactionId, mobile: asked, consultBalance: 'true' },
    ]);
  });

  it('PAY-26 is asked for by no number where the customer has none: the server knows that of the wallet', async () => {
    const attributes = { userId: 'user-7', cartId: 'cart-1', firstName: 'Asha' };
    const credentials = { accessToken: 'access-1', refreshToken: 'refresh-1' };
    const social = loggedIn({ attributes, credentials, loginType: 'Gmail' });
    const { queriesOf } = await show({ ...pays, mobile: '••••••3210' }, { events: [social] });
    expect(queriesOf('getPaytmBalance')).toMatchObject([{ mobile: '' }]);
  });

  it('PAY-21 is asked for anew for another transaction, and not for another answer to the same', async () => {
    const { queriesOf, showStep } = await show(pays);
    await showStep({ ...pays, balance: 1 });
    expect(queriesOf('getPaytmBalance')).toHaveLength(1);
    await showStep({ ...pays, orderTransactionId: 'another' });
    expect(queriesOf('getPaytmBalance')).toHaveLength(2);
  });

  it('PAY-21 what it lacks is what the order costs more, before Paytm has said it', async () => {
    await show({ ...pays, balance: 70_000 });
    expect(screen.getByText(/^It lacks ₹37\.10 for this order\. Choose another way/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('PAY-21 a wallet that holds just enough pays', async () => {
    await show({ ...pays, balance: 73_710 });
    expect(screen.queryByText(/^It lacks/)).toBeNull();
    expect(button('Pay ₹737.10')).toBeVisible();
    expect(change()).toHaveAttribute('href', '/paymentType');
  });

  it('PAY-21 where money can be added, and nothing is known of the balance, all of the order is added', async () => {
    await show(adds);
    expect(screen.getByText(/^It lacks ₹737\.10 for this order\. Add it on Paytm’s page/)).toBeVisible();
    expect(button('Add ₹737.10 at Paytm')).toBeVisible();
    expect(change()).toHaveAttribute('href', '/paymentType');
  });

  it('PAY-26 a wallet that Paytm does not know any more has to be linked again', async () => {
    const getPaytmBalance = { status: 'SUCCESS', data: { isLinked: false, balance: 0, short: 0 } };
    const { onStep } = await show(pays, { answers: { getPaytmBalance } });
    expect(onStep.mock.calls).toEqual([[{ ...pays, action: 'PAYTM_LINK' }]]);
  });

  it('PAY-26 what another order lacked says nothing of this one', async () => {
    const known = { orderTransactionId: 'another', isLinked: true, balance: 10_000, short: 63_710 };
    await show(pays, { events: [paytmKnown(known)] });
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByText(/^It lacks/)).toBeNull();
  });
});

describe('a wallet that does not answer', () => {
  it('ERR-17 says so while the other one answers, and looks again', async () => {
    const replies: unknown[] = [offline];
    const { user } = await show(
      { ...pays, balance: 90_000 },
      {
        answers: {
          getPaytmBalance: () => replies.shift() ?? holds(80_000),
          getWalletBalanceFor: { status: 'SUCCESS', data: { balance: 0, usable: 0 } },
        },
      },
    );
    expect(screen.getByText(down)).toBeVisible();
    expect(screen.queryByText(/holds/)).toBeNull();
    await user.click(button('Try again'));
    expect(screen.queryByText(down)).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Your Paytm wallet holds ₹800');
  });

  it('PAY-63 with all others leads home, and nothing can be paid here', async () => {
    await show(pays, { answers: { getPaytmBalance: offline, getWalletBalanceFor: offline } });
    expect(screen.getByText('Wallets are not available right now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});

describe('the payment from the wallet', () => {
  it('PAY-21 is made by one call, and goes on by its answer', async () => {
    let answer: (reply: unknown) => void = () => {};
    const { user, onStep, bodiesOf } = await show(pays, {
      answers: {
        getPaytmBalance: holds(90_000),
        submitPaytm: () => new Promise((resolve) => (answer = resolve)),
      },
    });
    await user.click(button('Pay ₹737.10'));
    expect(button(/^Pay ₹737\.10/)).toHaveAttribute('aria-busy', 'true');
    expect(bodiesOf('submitPaytm')).toEqual([{ orderTransactionId: transactionId }]);
    await act(async () => answer(stepReply('THANKYOU')));
    expect(onStep.mock.calls).toEqual([[expect.objectContaining({ action: 'THANKYOU' })]]);
    expect(button('Pay ₹737.10')).not.toHaveAttribute('aria-busy', 'true');
  });

  it('PAY-21 after money was added is a withdrawal of that', async () => {
    const { user, onStep, bodiesOf, queriesOf } = await show(adds, {
      answers: { getPaytmBalance: holds(73_710), redeemPaytm: stepReply('THANKYOU') },
    });
    await user.click(button('Withdraw ₹737.10'));
    // It is paid: nobody looks at the wallet any more.
    expect(queriesOf('getPaytmBalance')).toHaveLength(1);
    expect(bodiesOf('redeemPaytm')).toEqual([{ orderTransactionId: transactionId }]);
    expect(onStep).toHaveBeenCalledOnce();
  });

  it('PAY-47 that was refused says why, and is tried again', async () => {
    const replies: unknown[] = [refused({ displayMsg: 'Paytm is busy.' })];
    const { user, onStep, bodiesOf } = await show(pays, {
      answers: {
        getPaytmBalance: holds(90_000),
        submitPaytm: () => replies.shift() ?? stepReply('THANKYOU'),
      },
    });
    await user.click(button('Pay ₹737.10'));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Paytm is busy.');
    expect(onStep).not.toHaveBeenCalled();
    await user.click(button('Try again'));
    expect(bodiesOf('submitPaytm')).toHaveLength(2);
    expect(onStep).toHaveBeenCalledOnce();
  });

  it('PAY-47 that was refused leads to the other ways to pay', async () => {
    const { user, address } = await show(pays, {
      answers: { getPaytmBalance: holds(90_000), submitPaytm: refused({ displayMsg: 'Paytm is busy.' }) },
    });
    await user.click(button('Pay ₹737.10'));
    await user.click(button('Change method'));
    expect(address()).toBe('/paymentType');
  });

  it('PAY-21 looks at the wallet again where it lacks something after all', async () => {
    const form = { url: 'https://paytm.example/add', fields: {} };
    const replies: unknown[] = [holds(90_000)];
    const { user } = await show(pays, {
      answers: {
        getPaytmBalance: () => replies.shift() ?? holds(10_000, 63_710),
        submitPaytm: stepReply('PAYTM_ADD_MONEY', { form }),
      },
    });
    await user.click(button('Pay ₹737.10'));
    expect(await screen.findByText(/^It lacks ₹637\.10/)).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('money that is added at Paytm', () => {
  const form = { url: 'https://paytm.example/add', fields: { TXN_AMOUNT: '637.10' } };
  const short = holds(10_000, 63_710);
  const add = () => button(/^Add ₹637\.10 at Paytm/);

  it('PAY-21 opens the page of Paytm, and the button stays busy until it is there', async () => {
    const { user, onStep, store } = await show(adds, {
      answers: { getPaytmBalance: short, submitPaytm: stepReply('PAYTM_ADD_MONEY', { form }) },
    });
    await user.click(add());
    expect(submit).toHaveBeenCalledOnce();
    // Back from there, or a visit that the browser breaks off, ends it.
    expect(selectCheckout(store.getState()).work).toBe('leaving');
    expect(add()).toHaveAttribute('aria-busy', 'true');
    expect(onStep).not.toHaveBeenCalled();
  });

  it('PAY-21 is not asked for where the wallet could not be looked at', async () => {
    const replies: unknown[] = [short];
    const { user, bodiesOf } = await show(adds, {
      answers: {
        getPaytmBalance: () => replies.shift() ?? offline,
        getWalletBalanceFor: { status: 'SUCCESS', data: { balance: 0, usable: 0 } },
      },
    });
    await user.click(add());
    expect(screen.getByText(down)).toBeVisible();
    expect(bodiesOf('submitPaytm')).toEqual([]);
    expect(add()).not.toHaveAttribute('aria-busy', 'true');
  });

  it('PAY-21 an answer without a page goes on by its step', async () => {
    const { user, onStep } = await show(adds, {
      answers: { getPaytmBalance: short, submitPaytm: stepReply('THANKYOU') },
    });
    await user.click(add());
    expect(onStep.mock.calls).toEqual([[expect.objectContaining({ action: 'THANKYOU' })]]);
    expect(submit).not.toHaveBeenCalled();
  });

  it('PAY-47 what Paytm refuses is said, and tried again', async () => {
    const replies: unknown[] = [refused({ displayMsg: 'Paytm is busy.' })];
    const { user } = await show(adds, {
      answers: {
        getPaytmBalance: short,
        submitPaytm: () => replies.shift() ?? stepReply('PAYTM_ADD_MONEY', { form }),
      },
    });
    await user.click(add());
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Paytm is busy.');
    expect(submit).not.toHaveBeenCalled();
    await user.click(button('Try again'));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  });

  it('PAY-21 who added it in the app of Paytm looks again, and pays', async () => {
    const replies: unknown[] = [short];
    const { user } = await show(pays, {
      answers: { getPaytmBalance: () => replies.shift() ?? holds(90_000) },
    });
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    expect(change()).toHaveAttribute('href', '/paymentType');
    await user.click(button('Look again'));
    expect(button('Pay ₹737.10')).toBeVisible();
  });
});

it('PAY-43 while the browser leaves for another page, nothing more is paid', async () => {
  const { user, bodiesOf } = await show(pays, {
    answers: { getPaytmBalance: holds(90_000) },
    events: [workBegan('leaving')],
  });
  await user.click(button(/^Pay ₹737\.10/));
  expect(bodiesOf('submitPaytm')).toEqual([]);
});
