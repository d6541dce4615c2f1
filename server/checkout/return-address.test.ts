import { expect, it, vi } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { setUpCheckout, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

describeDatabases('a gateway sends the browser of a customer back', (open) => {
  it.each([
    ['to the address that the customer came by', {}, 'http://localhost'],
    [
      'to the address of the setting',
      { SANDBOX: 'on', PUBLIC_ORIGIN: 'https://shop.example' },
      'https://shop.example',
    ],
  ])('%s', async (_, env, origin) => {
    const test = await setUpCheckout(await open(), { env });
    const asha = await test.customer();
    const { orderTransactionId } = stepIn(await asha.initiate('credit-card', await asha.fill()));
    await asha.process({ orderTransactionId });
    expect(new URL(test.gateway('PAYU').started[0]?.returnUrl ?? '').origin).toBe(origin);
  });
});
