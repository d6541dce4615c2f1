import { addressDraft } from '#schemas/compiled/stored/address-draft.ts';
import { comboOptionSelections } from '#schemas/compiled/stored/combo-option-selections.ts';
import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import { customiseDraft } from '#schemas/compiled/stored/customise-draft.ts';
import { deliveryInstructions } from '#schemas/compiled/stored/delivery-instructions.ts';
import { displayNetPrice } from '#schemas/compiled/stored/display-net-price.ts';
import { edvMixDraft } from '#schemas/compiled/stored/edv-mix-draft.ts';
import { feedbackDraft } from '#schemas/compiled/stored/feedback-draft.ts';
import { feedbackWaiting } from '#schemas/compiled/stored/feedback-waiting.ts';
import { isWalletUsed } from '#schemas/compiled/stored/is-wallet-used.ts';
import { lastOrder } from '#schemas/compiled/stored/last-order.ts';
import { loginStep } from '#schemas/compiled/stored/login-step.ts';
import { loginNumber } from '#schemas/compiled/stored/login-number.ts';
import { loginWish } from '#schemas/compiled/stored/login-wish.ts';
import { mobileNo } from '#schemas/compiled/stored/mobile-no.ts';
import { orderContact } from '#schemas/compiled/stored/order-contact.ts';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { problemDraft } from '#schemas/compiled/stored/problem-draft.ts';
import { profileDraft } from '#schemas/compiled/stored/profile-draft.ts';
import { signUpDraft } from '#schemas/compiled/stored/sign-up-draft.ts';
import { socialAttempt } from '#schemas/compiled/stored/social-attempt.ts';
import { totalWalletBalance } from '#schemas/compiled/stored/total-wallet-balance.ts';
import { trainDraft } from '#schemas/compiled/stored/train-draft.ts';
import type { Persistence } from '#src/store/persistence.ts';

const personal = [
  orderId,
  lastOrder,
  mobileNo,
  couponCode,
  displayNetPrice,
  totalWalletBalance,
  isWalletUsed,
  deliveryInstructions,
  orderContact,
  comboOptionSelections,
  edvMixDraft,
  loginStep,
  profileDraft,
  loginNumber,
  loginWish,
  signUpDraft,
  socialAttempt,
  trainDraft,
  feedbackWaiting,
];

/** Values with an id each. */
const personalByAny = [addressDraft, customiseDraft, feedbackDraft, problemDraft];

/** Removes what a customer left on this device, besides what slices keep there (SES-20, SES-21). */
export function forgetCustomer(persistence: Persistence): void {
  for (const key of personal) persistence.remove(key);
  for (const key of personalByAny) persistence.removeAll(key);
}
