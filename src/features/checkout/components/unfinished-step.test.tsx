// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import type { Step } from '../payment-types.ts';
import { stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { UnfinishedStep } from './unfinished-step.tsx';

const goOn = () => screen.getByRole('button', { name: 'Go on to the payment page' });
const promo = { code: 'FIRST40', text: 'FIRST40 is for UPI alone.', netPrice: 99_900 };

function show(
  action: string,
  {
    mode,
    answers,
    ...more
  }: { readonly mode?: string; readonly answers?: object; readonly promo?: object } = {},
) {
  const step = { ...stepData(action), ...more } as Step;
  const status = {
    orderTransactionId: transactionId,
    orderStatus: 'WAIT',
    isOwn: true,
    isCancelled: false,
    ...(mode !== undefined && { paymentMode: mode }),
    step,
  } as const;
  return renderPart(<UnfinishedStep status={status} />, { answers: { ...answers } });
}

describe('a payment that was left in the middle', () => {
  it('NAV-24 says that nothing is ordered, what it costs, and leads to the other ways', async () => {
    await show('PROCESS_PAYMENT', { mode: 'NB' });
    expect(screen.getByRole('heading', { name: 'Your payment is not finished' })).toBeVisible();
    expect(screen.getByText('The payment was not finished. Nothing is ordered yet.')).toBeVisible();
    expect(screen.getByText('₹737.10')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change method' })).toHaveAttribute('href', '/paymentType');
  });

  it.each(['CC', 'DC', 'DEBIT_CARD'])(
    'NAV-24 by card (%s) goes on where the card is entered',
    async (mode) => {
      await show('PROCESS_PAYMENT', { mode });
      expect(screen.getByRole('link', { name: 'Go on to the payment page' })).toHaveAttribute(
        'href',
        `/payment?transactionId=${transactionId}`,
      );
    },
  );

  it.each([
    ['NB', 'PROCESS_PAYMENT', `/payGateway?transactionId=${transactionId}`],
    [undefined, 'PAYTM_LINK', `/paytmForm?transactionId=${transactionId}`],
  ])('NAV-24 by another way (%s) goes on by its step', async (mode, action, path) => {
    const { user, address } = await show(action, mode === undefined ? {} : { mode });
    await user.click(goOn());
    expect(address()).toBe(path);
  });

  it('PAY-24 with a code that does not go with it asks, and the question can be closed', async () => {
    const { user, address } = await show('REMOVE_PROMO', {
      promo,
      answers: { getPromoTerms: { status: 'SUCCESS', data: { code: 'FIRST40', tnc: [] } } },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(goOn());
    expect(screen.getByRole('dialog', { name: 'FIRST40 does not go with this way to pay' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(goOn());
    await user.click(screen.getByRole('button', { name: 'Change method' }));
    expect(address()).toBe('/paymentType');
  });

  it('PAY-12 that waits for the code of an order in cash asks for it here', async () => {
    await show('COD_OTP', {
      mode: 'CASH',
      answers: { sendOrderOtp: { status: 'SUCCESS', data: { mobile: '••••••3210', resendAfter: 45 } } },
    });
    expect(screen.getByRole('heading', { name: 'Confirm your order' })).toBeVisible();
    expect(screen.getByText('For an order in cash we text you a code.')).toBeVisible();
    expect(screen.getByText('₹737.10')).toBeVisible();
    expect(screen.getByText('Sent to ••••••3210')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your payment is not finished' })).toBeNull();
  });

  it('PAY-12 who gets no code finds the other ways to pay', async () => {
    await show('COD_OTP', {
      mode: 'CASH',
      answers: { sendOrderOtp: refused({ displayMsg: 'Try again in an hour, or pay in another way.' }) },
    });
    expect(screen.getByText('Try again in an hour, or pay in another way.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change method' })).toHaveAttribute('href', '/paymentType');
  });

  it('PAY-49 that is paid meanwhile leads to its order', async () => {
    const { user, address } = await show('COD_OTP', {
      mode: 'CASH',
      answers: {
        sendOrderOtp: { status: 'SUCCESS', data: { mobile: '••••••3210', resendAfter: 45 } },
        confirmOrder: stepReply('THANKYOU'),
      },
    });
    await user.type(screen.getByRole('textbox', { name: '6-digit code' }), '123456{Enter}');
    await waitFor(() => expect(address()).toBe(`/thankYou?transactionId=${transactionId}`));
  });
});
