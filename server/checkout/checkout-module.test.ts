import { expect, it, vi } from 'vitest';
import { refusalIn } from '../cart/testing/set-up-cart.ts';
import { describeDatabases } from '../testing/databases.ts';
import { orders, setUpCheckout, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

describeDatabases('orders and their payments', (open) => {
  it('PAY-09 who orders on a phone is offered the UPI apps of that phone', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    const appsOn = async (userAgent: string) => {
      const payload = {
        orderDetails: asha.details(price),
        paymentDetails: { primaryPaymentId: 'upi', instrument: { flow: 'INTENT' } },
      };
      const headers = { 'user-agent': userAgent };
      const step = stepIn(await asha.call('POST', `${orders}/initiate`, { payload, headers }));
      return step.upi?.apps?.map(({ link }) => link.split(':')[0]) ?? [];
    };
    expect(await appsOn('Mozilla/5.0 (Linux; Android 16)')).toContain('intent');
    expect(await appsOn('Mozilla/5.0 (X11; Linux x86_64)')).not.toContain('intent');
  });

  it('API-076 an order that is not there has no payment to be asked about', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const reply = await asha.call('GET', `${orders}/status?orderHistoryId=none`);
    expect(refusalIn(reply)).toEqual([404, 'NO_SUCH_TRANSACTION']);
  });
});
