import type { StoredName } from '#schemas/stored-key.ts';
import type { Persistence } from '#src/store/persistence.ts';

const named = (keptIn: StoredName['keptIn'], names: readonly string[]): StoredName[] =>
  names.map((name) => ({ name, keptIn }));

/**
 * What the app keeps of a customer, besides what slices keep. By name and not by the compiled keys: every page has this loaded, because a logout
 * without a connection needs it, and not the shapes of all drafts.
 */
export const personal = [
  ...named('device', [
    'orderId',
    'lastOrder',
    'mobileNo',
    'couponCode',
    'displayNetPrice',
    'totalWalletBalance',
    'isWalletUsed',
    'deliveryInstructions',
    'orderContact',
    'comboOptionSelections',
    'feedbackWaiting',
  ]),
  ...named('tab', [
    'edvMixMenu',
    'loginStep',
    'profile',
    'loginNumber',
    'loginWish',
    'signUp',
    'socialAttempt',
    'train',
    'entryPages',
  ]),
];

/** Values with an id each. */
export const personalByAny = named('tab', ['address', 'customise', 'feedback', 'problem']);

/** Removes what a customer left on this device, besides what slices keep there (SES-20, SES-21). */
export function forgetCustomer(persistence: Persistence): void {
  for (const key of personal) persistence.remove(key);
  for (const key of personalByAny) persistence.removeAll(key);
}
