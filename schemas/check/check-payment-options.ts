import { isRecord } from '../is-record.ts';
import type { CheckContext } from './check-context.ts';
import { isOnWeb } from './warn-payment-options.ts';

/** Ways to pay without a provider. */
const ownModes: ReadonlySet<unknown> = new Set(['CASH', 'EVOUCHER']);
/** Providers that ask for UPI without a page. */
const upiGateways: ReadonlySet<unknown> = new Set(['PAYU', 'PAYTM_PG']);

/** Why nobody can pay so; undefined where the provider takes this way. */
function whyNotBy(mode: unknown, gateway: unknown): string | undefined {
  if (ownModes.has(mode)) return 'is named for a way to pay that needs no provider. Remove it.';
  if ((mode === 'PAYTM_WALLET') !== (gateway === 'PAYTM_WALLET'))
    return "does not take this way to pay. 'PAYTM_WALLET' is the provider of the linked Paytm wallet, and of nothing else. Name the provider that takes this way.";
  if (mode === 'UPI_WALLET' && !upiGateways.has(gateway))
    return "does not take UPI. Name 'PAYU' or 'PAYTM_PG'.";
  return undefined;
}

/** Finds options and banks that stand there twice, options that nobody takes money for, and a shop where nobody can pay. */
export function checkPaymentOptions(
  { options, wallet }: Readonly<Record<string, unknown>>,
  { report }: CheckContext,
) {
  const ids = new Set<unknown>(isRecord(wallet) ? [wallet.paymentId] : []);
  const ways: readonly unknown[] = Array.isArray(options) ? options : [];
  if (ways.length > 0 && ways.every((option) => isRecord(option) && option.status === 'D'))
    report(
      ['options'],
      'nobody-pays',
      `has no way to pay that can be chosen: nobody could order. Give one of them "status": "E".`,
    );
  else if (ways.length > 0 && !ways.some((option) => isRecord(option) && isOnWeb(option)))
    report(
      ['options'],
      'nobody-pays',
      `has no way to pay that can be chosen on the web: nobody could order there. Add "WEB" to the 'onlyIn' of one of them, or leave 'onlyIn' out.`,
    );
  for (const [at, option] of ways.entries()) {
    if (!isRecord(option)) continue;
    const { paymentId, mode, gateway, banks } = option;
    if (ids.has(paymentId))
      report(
        ['options', at, 'paymentId'],
        'duplicate-value',
        `is '${String(paymentId)}', as is another one. Give each option a name of its own.`,
      );
    ids.add(paymentId);
    if (mode === 'PIGGYBANK')
      report(
        ['options', at, 'mode'],
        'wrong-value',
        "is the loyalty wallet, which is no option. Write it into 'wallet', and remove it here.",
      );
    else if (gateway === undefined && mode !== undefined && !ownModes.has(mode))
      report(
        ['options', at],
        'missing-value',
        "names no 'gateway', so nobody takes the money. Name the provider that takes it.",
      );
    const why = gateway === undefined || mode === undefined ? undefined : whyNotBy(mode, gateway);
    if (why !== undefined) report(['options', at, 'gateway'], 'wrong-value', why);
    const codes = new Set<unknown>();
    for (const [index, bank] of (Array.isArray(banks) ? banks : []).entries()) {
      if (!isRecord(bank)) continue;
      if (codes.has(bank.code))
        report(
          ['options', at, 'banks', index, 'code'],
          'duplicate-value',
          `is '${String(bank.code)}', as is another one of this list. Remove one of the two.`,
        );
      codes.add(bank.code);
    }
  }
}
