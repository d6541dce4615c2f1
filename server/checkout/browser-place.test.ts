import { expect, it } from 'vitest';
import { cameBack, hasLeft, isOnPage, mayTryAgain, sentAway } from './browser-place.ts';
import { transactionStates } from './states.ts';
import { begunAt, transactionOf } from './testing/transaction-of.ts';
import type { Transaction } from './transactions-repository.ts';

const { payment } = transactionOf();
const at = (browser: Transaction['payment']['browser']) =>
  ({ ...payment, browser }) as Transaction['payment'];
const row = (browser?: Transaction['payment']['browser'], more: Partial<Transaction> = {}) =>
  transactionOf({ payment: browser ? at(browser) : payment, ...more });

it('UPI and a linked wallet have no page', () => {
  expect(
    (['CC', 'NB', 'UPI_WALLET', 'PAYTM_WALLET'] as const).map((mode) => isOnPage({ ...payment, mode })),
  ).toEqual([true, true, false, false]);
});

it.each([
  ['is on the page', 'away', 'away', true],
  ['had no page yet', undefined, undefined, true],
  ['left before the gateway was asked', 'back', 'back', false],
  ['brought back a failure before', 'failed', 'failed', false],
  ['left while the gateway was asked', 'back', 'away', true],
  ['went again meanwhile', 'away', 'back', true],
] as const)('who %s may try another card: %s, then %s', (_, now, then, may) => {
  expect(mayTryAgain(row(now), row(then), begunAt)).toBe(may);
});

it('nobody tries again after the time, without a page, or where nothing is waited for', () => {
  expect(mayTryAgain(row('away'), row('away'), begunAt + 15 * 60_000)).toBe(false);
  const upi = { ...at('away'), mode: 'UPI_WALLET' } as const;
  expect(mayTryAgain(row('away', { payment: upi }), row('away'), begunAt)).toBe(false);
  const may = transactionStates.filter((state) => mayTryAgain(row('away', { state }), row('away'), begunAt));
  expect(may).toEqual(['AWAITING_PAYMENT', 'PENDING']);
});

it('money may come from the moment that a page is handed out', () => {
  const { isAsked: _, ...before } = at('back');
  const sent = sentAway(before);
  expect(sent).toMatchObject({ isAsked: true, browser: 'away' });
  expect(hasLeft(sent)).toBe(false);
});

it('a failure that a browser brings back counts once', () => {
  const failed = cameBack(at('away'), { failure: 'f-1' });
  expect(failed).toMatchObject({ browser: 'failed', failures: ['f-1'] });
  // Who pays anew by the same reference may bring the old one again.
  const again = sentAway(failed);
  expect(cameBack(again, { failure: 'f-1' })).toBe(again);
  expect(cameBack(again, { failure: 'f-2' })).toMatchObject({ browser: 'failed', failures: ['f-1', 'f-2'] });
});

it('a browser that comes back with nothing certain has left, and a failure stays one', () => {
  expect(cameBack(at('away'), {})).toMatchObject({ browser: 'back' });
  for (const left of [at('back'), at('failed')]) expect(cameBack(left, {})).toBe(left);
});
