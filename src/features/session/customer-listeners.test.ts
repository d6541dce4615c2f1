// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { addressDraft } from '#schemas/compiled/stored/address-draft.ts';
import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import { feedbackWaiting } from '#schemas/compiled/stored/feedback-waiting.ts';
import { isWalletUsed } from '#schemas/compiled/stored/is-wallet-used.ts';
import { loginStep } from '#schemas/compiled/stored/login-step.ts';
import { loginWish } from '#schemas/compiled/stored/login-wish.ts';
import { mobileNo } from '#schemas/compiled/stored/mobile-no.ts';
import { problemDraft } from '#schemas/compiled/stored/problem-draft.ts';
import { socialAttempt } from '#schemas/compiled/stored/social-attempt.ts';
import { totalWalletBalance } from '#schemas/compiled/stored/total-wallet-balance.ts';
import { vegOnly } from '#schemas/compiled/stored/veg-only.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { startCustomerListeners } from './customer-listeners.ts';
import { customerLeft } from './customer-left.ts';

it('SES-20 SES-21 nothing of a customer who left stays on the device; what is no one’s does', async () => {
  const persistence = createPersistence({ device: localStorage, tab: sessionStorage });
  const { store, startListening } = createTestStore({ persistence });
  startCustomerListeners(startListening);
  persistence.write(couponCode, { code: 'FEAST20', cartId: 'cart-1', waits: false });
  persistence.write(mobileNo, '9876543210');
  persistence.write(isWalletUsed, true);
  persistence.write(totalWalletBalance, 10_000);
  persistence.write(loginStep, { way: 'code', mobile: '9876543210', resendAt: 1, goodUntil: 2 });
  persistence.write(loginWish, { productId: 'PIZ1', favourite: true });
  persistence.write(socialAttempt, { source: 'Gmail', state: 's', nonce: 'n', verifier: 'v' });
  persistence.write(feedbackWaiting, []);
  persistence.write(problemDraft, { categoryId: null, issueIds: [], comment: 'Cold' }, 'order-1');
  sessionStorage.setItem('draft/signUp', '{}');
  sessionStorage.setItem('draft/address/a1', '{}');
  persistence.write(vegOnly, true);
  store.dispatch(customerLeft());
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(Object.keys(localStorage)).toEqual(['vegOnly']);
  expect(persistence.read(addressDraft, 'a1')).toBeNull();
});
