import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { Database } from '../../../database/database.ts';
import type { Gateway, GatewayFetch, PaymentMeans, PaymentToStart } from '../../../gateways/gateway.ts';
import { createGateways, createLinkedWallet } from '../../../gateways/gateways.ts';
import { readSettings } from '../../../settings.ts';
import { createTestClock } from '../../../testing/clock.ts';
import { createInsideFetch } from '../inside-fetch.ts';
import { registerGateways } from '../register-gateways.ts';
import { createSandboxPayments } from '../sandbox-payments.ts';
import { createSimulators } from '../simulators.ts';
import { createGatewayBrowser } from './gateway-browser.ts';

/** References differ between tests, so that tests may share a database. */
let made = 0;

/** A gateway that does not answer is not waited for. */
const settings = readSettings({ GATEWAY_TIMEOUT_MS: '10' });

export const returnUrl = 'http://localhost:3000/payment-service/ve1/return/any';

/** A payment with a reference of its own. */
export function paymentOf(means: PaymentMeans, change: Partial<PaymentToStart> = {}): PaymentToStart {
  return {
    ref: `TestPayment${String((made += 1)).padStart(13, '0')}`,
    amount: 49_950,
    description: 'Order at Salt & Stone',
    means,
    customer: { id: 'customer-1', name: 'Asha Menon', mobile: '9876543210', email: 'asha@example.com' },
    returnUrl,
    device: { ip: '203.0.113.1', userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' },
    now: 0,
    ...change,
  };
}

/** The gateways of the sandbox, their pages, and a browser that opens them. */
export function setUpGateways(db: Database) {
  const clock = createTestClock();
  const payments = createSandboxPayments({ db, now: clock.now, randomBytes });
  const simulators = createSimulators({ payments, now: clock.now, randomBytes });
  const inside = createInsideFetch(simulators);
  const app = Fastify();
  registerGateways(app, {
    sandboxGateways: { payments, simulators, fetch: inside },
    door: { mayOpen: async () => true, refuse: (reply) => reply },
    isHttps: false,
    // The shop is not here.
    notices: { tell: async () => {} },
  });

  const paytmWallet = createLinkedWallet({ settings, fetch: inside, randomBytes });
  if (!paytmWallet) throw new Error('The sandbox has no Paytm wallet.');

  return {
    app,
    paytmWallet,
    clock,
    payments,
    payment: paymentOf,
    gateway: (kind: GatewayKind) => gatewayOf(kind, inside),
    fetch: inside,
    browser: createGatewayBrowser(app),
  };
}

/** The adapter of a gateway, with a network of its own. */
export function gatewayOf(kind: GatewayKind, fetch: GatewayFetch): Gateway {
  const gateway = createGateways({ settings, fetch, randomBytes }).get(kind);
  if (!gateway) throw new Error(`${kind} is no gateway of the sandbox.`);
  return gateway;
}
