// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offline, refused } from '#src/request/testing/answering.ts';
import type { Step } from '../payment-types.ts';
import { stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { PromoDialog } from './promo-dialog.tsx';

const terms = (...tnc: string[]) => ({ status: 'SUCCESS', data: { code: 'FIRST40', tnc } });
const button = (name: RegExp) => screen.getByRole('button', { name });
const remove = () => button(/^Remove the code/);

async function show(answers: Readonly<Record<string, unknown>> = {}, text = 'FIRST40 is for UPI alone.') {
  const [onStep, onClose] = [vi.fn(), vi.fn()];
  const step = { ...(stepData('REMOVE_PROMO') as Step), promo: { code: 'FIRST40', text, netPrice: 99_900 } };
  const view = await renderPart(<PromoDialog step={step} onStep={onStep} onClose={onClose} />, {
    answers: { getPromoTerms: terms(), ...answers },
  });
  return { ...view, onStep, onClose };
}

it('PAY-24 says why the code does not go with it, and what the order costs without it', async () => {
  const { unmount } = await show();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'FIRST40 is for UPI alone. Without it the order costs ₹999.',
  );
  expect(screen.queryByText('Terms of the code')).toBeNull();
  unmount();
  await show({}, '');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Without it the order costs ₹999.');
});

it('PAY-24 has the terms of the code, and asks also where they could not be read', async () => {
  const { unmount } = await show({ getPromoTerms: terms('Once.', 'For UPI.') });
  expect(screen.getByText('Terms of the code')).toBeVisible();
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Once.',
    'For UPI.',
  ]);
  unmount();
  await show({ getPromoTerms: () => Promise.reject(new Error('no reply')) });
  expect(remove()).toBeVisible();
});

it('PAY-24 the code is taken out on a press, and the payment goes on', async () => {
  let answer: (reply: unknown) => void = () => {};
  const { user, onStep, onClose, paramsOf } = await show({
    removePaymentPromo: () => new Promise((resolve) => (answer = resolve)),
  });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(remove());
  expect(paramsOf('removePaymentPromo')).toEqual([{ transactionId, promo: 'FIRST40' }]);
  expect(remove()).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer(stepReply('THANKYOU')));
  expect(onStep.mock.calls).toEqual([[expect.objectContaining({ action: 'THANKYOU' })]]);
  expect(onClose).not.toHaveBeenCalled();
  expect(remove()).not.toHaveAttribute('aria-busy', 'true');
});

it('PAY-24 why it could not be taken out is said, until the next try; not where a popup has said it', async () => {
  const replies: unknown[] = [
    refused({ displayMsg: 'The cart is being changed.' }),
    refused({ shown: true }),
  ];
  const { user, onStep } = await show({ removePaymentPromo: () => replies.shift() ?? offline });
  await user.click(remove());
  expect(screen.getByText('The cart is being changed.')).toBeVisible();
  await user.click(remove());
  expect(screen.queryByText('The cart is being changed.')).toBeNull();
  await user.click(remove());
  expect(screen.getByText('Something Went Wrong. Please Try Again.')).toBeVisible();
  expect(onStep).not.toHaveBeenCalled();
});

it('PAY-24 who wants to keep the code pays in another way', async () => {
  const { user, onClose } = await show();
  await user.click(button(/^Change method/));
  expect(onClose).toHaveBeenCalledOnce();
});
