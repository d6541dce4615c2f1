import { expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { setUpCheckout, stepIn } from './testing/set-up-checkout.ts';
import { becomeCustomer } from './testing/become-customer.ts';
import { describeDatabases } from '../testing/databases.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

describeDatabases('a guest who logs in while an order is paid', (open) => {
  it('SES-34 repeats a request whose reply was lost as the customer, and it is the same try', async () => {
    const test = await setUpCheckout(await open());
    const guest = await test.guest();
    const price = await guest.fill();
    const first = stepIn(await guest.initiate('credit-card', price, { requestId: 'r1' }));
    const customer = await becomeCustomer(test, guest, '9123456780');
    test.clock.forward(60_000);
    const again = stepIn(await customer.initiate('credit-card', price, { requestId: 'r1' }));
    expect(again).toEqual(first);
    expect(await test.events(first.orderTransactionId)).toEqual(['begun', 'payment-asked']);
  });

  it('SES-34 keeps the requests that the customer has done', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const { orderTransactionId: own } = stepIn(
      await asha.initiate('cash', await asha.fill(), { requestId: 'r1' }),
    );
    const guest = await test.guest();
    await guest.initiate('credit-card', await guest.fill(), { requestId: 'r1' });
    const customer = await becomeCustomer(test, guest, '9876543210');
    const rows = await test.db.selectFrom('order_requests').select(['user_id', 'reply']).execute();
    expect(rows.filter(({ user_id }) => user_id === 'u-1')).toEqual([{ user_id: 'u-1', reply: own }]);
    expect(customer.headers).toMatchObject({ [headerNames.userId]: 'u-1' });
  });
});
