import { expect, it, vi } from 'vitest';
import { refusalIn } from '../cart/testing/set-up-cart.ts';
import { mobile, setUpCheckout, stepIn } from '../checkout/testing/set-up-checkout.ts';
import { describeDatabases } from '../testing/databases.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const available = '/wallet-service/ve1/wallet/available_balance';
const total = '/wallet-service/ve2/wallet/balance';

describeDatabases('the loyalty wallet', (open) => {
  it('API-099 API-101 PAY-13 holds what the ledger says', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    expect((await asha.call('GET', total)).json().data).toEqual({ totalBalance: 0 });
    await test.credit('u-1', 12_345);
    expect((await asha.call('GET', `${available}/${mobile}`)).json().data).toEqual({ balance: 12_345 });
    expect((await asha.call('GET', total)).json().data).toEqual({ totalBalance: 12_345 });
  });

  it('API-100 says what of it an order can take, with what it has set aside', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    await test.credit('u-1', 5000);
    const card = { primaryPaymentId: 'credit-card', secondaryPaymentId: 'loyalty-wallet' };
    const { orderTransactionId: id } = stepIn(await asha.initiate(card, price));
    const usable = async () => (await asha.call('GET', `${available}/${mobile}/${id}`)).json().data;
    expect(await usable()).toEqual({ balance: 0, usable: 5000 });
    await test.credit('u-1', price);
    expect(await usable()).toEqual({ balance: price, usable: price });
    test.gateway('PAYU').settle(id, 'failed');
    await asha.process({ orderTransactionId: id });
    await asha.verify(id);
    expect(await usable()).toEqual({ balance: price + 5000, usable: 0 });
  });

  it('is that of nobody else: another number and a guest are refused, and a transaction of somebody else is not there', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const { orderTransactionId: id } = stepIn(await asha.initiate('credit-card', await asha.fill()));
    const guest = await test.guest();
    const ravi = await test.customer('u-2');
    const tried = [
      await ravi.call('GET', `${available}/${mobile}`),
      await ravi.call('GET', `${available}/${mobile}/${id}`),
      await guest.call('GET', `${available}/${mobile}`),
      await guest.call('GET', `${available}/${mobile}/${id}`),
      await guest.call('GET', total),
    ];
    expect(tried.map(refusalIn)).toEqual([
      [403, 'NOT_YOURS'],
      [403, 'NOT_YOURS'],
      [403, 'LOGIN_NEEDED'],
      [403, 'LOGIN_NEEDED'],
      [403, 'LOGIN_NEEDED'],
    ]);
    const own = (
      await test.db.selectFrom('customers').select('mobile').where('id', '=', 'u-2').executeTakeFirstOrThrow()
    ).mobile;
    expect(refusalIn(await ravi.call('GET', `${available}/${own}/${id}`))).toEqual([
      404,
      'NO_SUCH_TRANSACTION',
    ]);
    expect((await test.ask({ method: 'GET', url: total })).statusCode).toBe(401);
  });
});
