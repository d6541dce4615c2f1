import { expect, it, vi } from 'vitest';
import { turnOf } from '../cart/carts-repository.ts';
import { refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { takeTurn } from '../database/in-turn.ts';
import { walletOf } from '../wallet/testing/wallet-of.ts';
import { describePostgres } from '../testing/databases.ts';
import { oneAfterAnother } from './testing/one-after-another.ts';
import { orders, setUpCheckout, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 120_000 });

describePostgres('two ways to pay that are submitted at once for one transaction', (open) => {
  /** A transaction that waits for a way to pay, and a customer with some credit. */
  async function begun(credit: number) {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    if (credit > 0) await test.credit('u-1', credit);
    const batch = await asha.call('POST', `${orders}/batch?userId=u-1`, {
      payload: { data: asha.details(price) },
    });
    const { orderTransactionId: id } = batch.json().data;
    test.clock.forward(30_000);
    const submit = (primaryPaymentId: string, secondaryPaymentId?: string, instrument?: object) =>
      asha.call('POST', `${orders}/submit`, {
        payload: {
          data: {
            cartId: asha.cartId,
            orderTransactionId: id,
            primaryPaymentId,
            paymentType: 'x',
            ...(secondaryPaymentId && { secondaryPaymentId }),
            ...(instrument && { instrument }),
          },
        },
      });
    /** What is set aside for transactions that have ended. */
    const lost = async () => {
      const rows = await test.db.selectFrom('order_transactions').select(['id', 'state']).execute();
      const ended = rows.filter(({ state }) => state === 'FAILED' || state === 'CONFIRMED');
      const held = await Promise.all(ended.map((row) => test.ledger.balanceOf(`held:${row.id}`)));
      return held.filter((amount) => amount !== 0);
    };
    return { ...test, asha, price, id, submit, lost };
  }

  it('PAY-27 the credit that the first one set aside is not lost by the second', async () => {
    const { asha, id, submit, lost, ledger, db, clock, settleDue } = await begun(5000);
    const [first, second] = await oneAfterAnother(db, asha.cartId, [
      () => submit('voucher', 'loyalty-wallet'),
      () => submit('credit-card'),
    ]);
    expect(stepIn(first)).toMatchObject({ action: 'EV_PIN', orderTransactionId: id, walletAmount: 5000 });
    expect(stepIn(second)).toMatchObject({ action: 'PROCESS_PAYMENT', walletAmount: 0 });
    expect(await lost()).toEqual([]);
    const open = await db
      .selectFrom('order_transactions')
      .selectAll()
      .where('state', 'like', 'AWAITING%')
      .execute();
    expect(open).toHaveLength(1);
    const [row] = open;
    expect(await ledger.balanceOf(`held:${row?.id ?? ''}`)).toBe(row?.wallet_amount);
    clock.forward(16 * 60_000);
    await settleDue();
    expect(await ledger.balanceOf('wallet:u-1')).toBe(5000);
    expect(await asha.price()).toBeGreaterThan(0);
  });

  it('the same way twice is one payment, however long ago the transaction began', async () => {
    const { asha, id, submit, db } = await begun(0);
    const pay = () => submit('credit-card');
    const replies = await oneAfterAnother(db, asha.cartId, [pay, pay]);
    expect(new Set(replies.map((reply) => stepIn(reply).orderTransactionId))).toEqual(new Set([id]));
    expect(await db.selectFrom('order_transactions').select('id').execute()).toEqual([{ id }]);
  });

  it('PAY-45 another address or bank is another payment, and not the reply of the first', async () => {
    const { id, submit, transaction, asha } = await begun(0);
    await submit('net-banking');
    const upi = (vpa: string) => submit('upi', undefined, { flow: 'COLLECT', vpa });
    const first = stepIn(await upi('asha@bank'));
    expect(first.orderTransactionId).not.toBe(id);
    const again = (vpa: string) =>
      asha.call('POST', `${orders}/transaction/${first.orderTransactionId}`, {
        payload: {
          data: {
            cartId: asha.cartId,
            orderTransactionId: first.orderTransactionId,
            primaryPaymentId: 'upi',
            paymentType: 'x',
            instrument: { flow: 'COLLECT', vpa },
          },
        },
      });
    expect(stepIn(await again('asha@bank'))).toEqual(first);
    const other = stepIn(await again('asha@other'));
    expect(other.upi).toMatchObject({ vpa: 'asha@other' });
    expect((await transaction(first.orderTransactionId)).state).toBe('FAILED');
  });

  it('PAY-27 who is short of credit because another order took it reads what the wallet has', async () => {
    const { asha, price, db, credit } = await begun(0);
    await credit('u-1', price);
    const spent = () =>
      db.transaction().execute(async (transaction) => {
        await takeTurn(transaction, turnOf(asha.cartId));
        await walletOf({ db, now: Date.now }).wallet.hold(
          { userId: 'u-1', transactionId: 'another', amount: price - 700 },
          transaction,
        );
      });
    const [, short] = await oneAfterAnother(db, asha.cartId, [
      spent,
      () => asha.initiate('loyalty-wallet', price),
    ]);
    expect(refusalIn(short)).toEqual([409, 'WALLET_SHORT']);
    expect(textIn(short)).toContain('Your wallet holds ₹7,');
  });
});
