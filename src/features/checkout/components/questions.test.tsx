// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { UnknownAction } from 'redux';
import { expect, it, vi } from 'vitest';
import { type Question, questionAsked, selectCheckout } from '../checkout-slice.ts';
import { begun } from '../testing/checkout-events.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Questions } from './questions.tsx';

const promo = { code: 'FIRST40', text: 'FIRST40 is for UPI alone.', netPrice: 99_900 };
const answers = {
  getPromoTerms: { status: 'SUCCESS', data: { code: 'FIRST40', tnc: [] } },
  sendOrderOtp: { status: 'SUCCESS', data: { mobile: '••••••3210', resendAfter: 45 } },
};

async function ask(question: Question | null, before: readonly UnknownAction[] = []) {
  const [onAgain, onStep] = [vi.fn(), vi.fn()];
  const view = await renderPart(<Questions onAgain={onAgain} onStep={onStep} />, {
    answers,
    events: [...before, ...(question ? [questionAsked(question)] : [])],
  });
  return { ...view, onAgain, question: () => selectCheckout(view.store.getState()).question };
}
const duplicate = { of: 'duplicate', orderHistoryId: 'order-9' } as const;

it('asks nothing where there is no question', async () => {
  await ask(null, begun('cash', 'COD_OTP'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('PAY-41 an order of the last half hour can be tracked, or another one placed', async () => {
  const { user, onAgain, question } = await ask(duplicate);
  expect(screen.getByRole('dialog', { name: 'Oops!' })).toHaveAccessibleDescription(
    'Last order already in progress!',
  );
  expect(screen.getByRole('link', { name: 'Track Last Order' })).toHaveAttribute(
    'href',
    '/track?orderHistoryId=order-9',
  );
  await user.click(screen.getByRole('button', { name: 'Continue & Place Order' }));
  expect(onAgain).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

it('PAY-41 who closes the question places none', async () => {
  const { user, onAgain, question } = await ask(duplicate);
  await user.keyboard('{Escape}');
  expect([onAgain.mock.calls, question()]).toEqual([[], null]);
});

it('PAY-12 the code of an order in cash is asked for over the page, and can be left', async () => {
  const { user, question } = await ask({ of: 'code' }, begun('cash', 'COD_OTP'));
  expect(screen.getByRole('dialog', { name: 'Confirm your order' })).toHaveAccessibleDescription(
    'For an order in cash we text you a code.',
  );
  await user.keyboard('{Escape}');
  expect(question()).toBeNull();
});

it('PAY-24 whether a code is taken out is asked only where the step has one', async () => {
  const { user, question, unmount } = await ask({ of: 'promo' }, begun('cash', 'REMOVE_PROMO', { promo }));
  expect(screen.getByRole('dialog', { name: 'FIRST40 does not go with this way to pay' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change method' }));
  expect(question()).toBeNull();
  unmount();
  await ask({ of: 'promo' }, begun('cash', 'REMOVE_PROMO'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['promo', 'code'] as const)('asks nothing about a step that is gone: %s', async (of) => {
  await ask({ of });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('PAY-41 a page that is left takes its question with it', async () => {
  const { unmount, question } = await ask(duplicate);
  unmount();
  expect(question()).toBeNull();
});
