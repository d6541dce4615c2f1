import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { gatewayKinds } from '#schemas/payment-actions.ts';
import type { ModuleParts } from '../module.ts';
import { readSettings } from '../settings.ts';
import { gatewaysModule } from './gateways-module.ts';

/** What of a module's parts this one takes. */
const partsWith = (env: Record<string, string>) =>
  ({ settings: readSettings({ GATEWAY_TIMEOUT_MS: '4321', ...env }), randomBytes }) as ModuleParts;
const unknownOrder = async () => Response.json({ body: { resultInfo: { resultStatus: 'NO_RECORD_FOUND' } } });
const payment = { ref: 'T1001', now: 0 };

it('the gateways that the sandbox plays are asked inside the server, in a limited time', async () => {
  const network = vi.spyOn(globalThis, 'fetch');
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const inside = vi.fn(unknownOrder);
  const { gateways, paytmWallet, handlers } = gatewaysModule(partsWith({}), { inside });
  expect([...gateways.keys()].toSorted()).toEqual(gatewayKinds.toSorted());
  expect(await gateways.get('PAYTM_PG')?.status(payment)).toEqual({ state: 'none' });
  expect(await paytmWallet?.status(payment)).toEqual({ state: 'none' });
  expect(inside.mock.calls.map(([url]: unknown[]) => url)).toEqual([
    '/sandbox/pay/paytm/v3/order/status',
    '/sandbox/pay/paytm-wallet/v3/order/status',
  ]);
  expect(limit.mock.calls).toEqual([[4321], [4321]]);
  expect(network).not.toHaveBeenCalled();
  expect(handlers).toEqual({});
});

it('the gateways of a shop are asked by the network', async () => {
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation(unknownOrder);
  const shop = {
    SANDBOX: 'off',
    SESSION_SECRET: 's'.repeat(32),
    AUTHOR_TOKEN: 'a-token-of-the-shop',
    PUBLIC_ORIGIN: 'https://order.example.in',
    PAYTM_MID: 'mid-1',
    PAYTM_KEY: '0123456789abcdef',
    PAYTM_URL: 'https://paytm.example.in',
  };
  const { gateways, paytmWallet } = gatewaysModule(partsWith(shop), { inside: undefined });
  expect(await gateways.get('PAYTM_PG')?.status(payment)).toEqual({ state: 'none' });
  expect(network.mock.calls.map(([url]) => url)).toEqual(['https://paytm.example.in/v3/order/status']);
  expect(paytmWallet).toBeUndefined();
});
