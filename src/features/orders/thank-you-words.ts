import { constants } from '#src/config/constants.ts';

const { minutes, maxLiabilityRupees, nightMinutes, nightFromHour, nightToHour } = constants.guarantee;

/** A full hour of the day, 0 to 23, as people say it: '11 pm'. */
const hourText = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

/** The texts of the thanks for an order, and of what becomes of one that has no result yet. In one table, ready for translation. */
export const thankYouWords = {
  waitingTitle: 'Confirming your order',
  waitingText: 'This takes a few seconds. Please keep this page open.',
  pendingTitle: 'Pending confirmation',
  pendingText: 'Your bank has not confirmed the payment yet. We keep asking.',

  collectText: 'Your order is getting prepared. We say here when it is ready.',
  moneyBack: 'Anything that was paid for it goes back.',
  receiptsElsewhere: 'Open it in the browser in which you ordered, or log in, to see the order.',
  logIn: 'Log in',

  track: 'Track your order here',
  hideTrack: 'Hide tracking',

  guarantee: 'Our delivery promise',
  guaranteeText: `${minutes} minutes or free, up to ₹${maxLiabilityRupees}. From ${hourText(nightFromHour)} to ${hourText(nightToHour)} it is ${nightMinutes} minutes. It does not hold on New Year Eve and festival days, or for bulk and timed orders.`,
  terms: 'Terms',

  statusTitle: 'Order status',
  failedTitle: 'Your order was not placed',
  unknownTitle: 'We do not know yet',
  refundTitle: 'Your money comes back',
  refundAmount: (amount: string) => `Amount: ${amount}`,
  transaction: (id: string) => `Payment ${id}`,
  kept: 'Everything is still in your cart.',
  checkAgain: 'Check again',
  tryAgain: 'Try again from your cart',
  missingTitle: 'We cannot find this order',
  missingText: 'The link may be an old one. Your orders are in the list.',
} as const;
