import { expect, it, vi } from 'vitest';
import { pick, seededRandom } from '#tests/support/seeded-random.ts';
import type { Account } from '../ledger/accounts.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { walletOf } from './testing/wallet-of.ts';
import { isEntryOf } from './wallet-accounts.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 120_000 });

const day = 24 * 60 * 60_000;

/** Whatever happens to two wallets, at once and in any order. */
describeDatabases('the passbook of any history', (open) => {
  it.each([1, 2])(
    'WLT-03 has at each line the sum of the lines up to it, and in the end the balance (%i)',
    async (seed) => {
      const db = await open();
      const clock = createTestClock();
      const random = seededRandom(20261123 + seed);
      const { wallet, promos, passbook, ledger, runDue } = walletOf({ db, now: clock.now });
      const users = [`r${seed}`, `r${seed}-2`];
      const held: { userId: string; transactionId: string; amount: number }[] = [];
      let count = 0;
      const someAmount = () => 1 + Math.floor(random() * 20_000);
      const once = () => `${seed}-${(count += 1)}`;
      const within = <T>(act: (transaction: typeof db) => Promise<T>) => db.transaction().execute(act);
      const takeHeld = () => held.splice(Math.floor(random() * held.length), 1)[0];
      const acts: (() => Promise<unknown>)[] = [
        () => {
          const gift = {
            userId: pick(users, random),
            amount: someAmount(),
            posting: `points-earned:${once()}`,
          };
          return within((transaction) => wallet.give({ ...gift, kind: 'points-earned' }, transaction));
        },
        () => {
          const expiresAt = clock.now() + Math.floor(random() * 4 * day);
          const gift = {
            id: once(),
            userId: pick(users, random),
            title: 'A gift',
            amount: someAmount(),
            expiresAt,
          };
          return within((transaction) => promos.give(gift, transaction));
        },
        async () => {
          const use = { userId: pick(users, random), transactionId: once(), amount: someAmount() };
          if (await within((transaction) => wallet.hold(use, transaction))) held.push(use);
        },
        async () => {
          const use = takeHeld();
          if (use) await within((transaction) => wallet.release(use, transaction));
        },
        async () => {
          const use = takeHeld();
          if (!use) return;
          await within((transaction) => wallet.capture(use, transaction));
          if (random() < 0.5) return;
          await within(async (transaction) => {
            const changed = await ledger.balancesOf(use.transactionId, transaction);
            const sums = new Map<Account, number>();
            for (const { account, amount: one } of await wallet.refunded(changed, transaction))
              sums.set(account, (sums.get(account) ?? 0) - one);
            await ledger.post(
              {
                posting: `cancelled:${use.transactionId}`,
                kind: 'cancelled',
                transactionId: use.transactionId,
                entries: [...sums].map(([account, amount]) => ({ account, amount })),
              },
              transaction,
            );
          });
        },
        () => runDue(new AbortController().signal),
        async () => clock.forward(Math.floor(random() * day)),
      ];
      for (let round = 0; round < 60; round += 1)
        await Promise.all(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(acts, random)()));

      for (const userId of users) {
        const lines = [];
        let before: number | undefined;
        do {
          const page = await passbook.page(userId, { before });
          lines.push(...page.transactions);
          before = page.hasNext ? page.transactions.at(-1)?.id : undefined;
        } while (before !== undefined);
        const inOrder = lines.toReversed();
        expect(inOrder.map(({ id }) => id)).toEqual(inOrder.map((_, at) => at + 1));
        let sum = 0;
        for (const { type, amount: changed, balance } of inOrder) {
          sum += type === 'CREDIT' ? changed : -changed;
          expect(balance).toBe(sum);
          expect(balance).toBeGreaterThanOrEqual(0);
        }
        expect(inOrder.length).toBeGreaterThan(10);
        expect(await wallet.balance(userId)).toBe(sum);
        // No account of the wallet is ever below nothing, and the three kinds are all there is.
        const parts = await wallet.parts(userId);
        expect(parts.reduce((total, part) => total + part.amount, 0)).toBe(sum);
        // What a filter shows has the same numbers and balances.
        const added = await passbook.page(userId, { type: 'CREDIT' });
        expect(added.transactions).toEqual(
          lines.filter(({ type }) => type === 'CREDIT').slice(0, added.transactions.length),
        );
        // Nothing that is over by now is left, once what is due was done.
        await runDue(new AbortController().signal);
        for (const { expiresAt } of await wallet.parts(userId))
          expect(expiresAt?.getTime() ?? Infinity).toBeGreaterThan(clock.now());
        const kinds = await db
          .selectFrom('ledger_entries')
          .select('kind')
          .distinct()
          .where(isEntryOf(userId))
          .execute();
        expect(kinds.map(({ kind }) => kind)).toEqual(
          expect.arrayContaining(['points-earned', 'promo-given', 'promo-expired', 'wallet-held']),
        );
      }
    },
  );
});
