import { createBilldeskSimulator } from './billdesk-simulator.ts';
import type { GatewaySimulator, SimulatorParts } from './gateway-simulator.ts';
import { createGlobalpaySimulator } from './globalpay-simulator.ts';
import { createPaytmSimulator } from './paytm-simulator.ts';
import { createPaytmWalletSimulator } from './paytm-wallet-simulator.ts';
import { createPayuSimulator } from './payu-simulator.ts';
import { createSslcommerzSimulator } from './sslcommerz-simulator.ts';

/** All gateways of the sandbox. */
export function createSimulators(parts: SimulatorParts): readonly GatewaySimulator[] {
  return [
    createPayuSimulator(parts),
    createPaytmSimulator(parts),
    createPaytmWalletSimulator(parts),
    createBilldeskSimulator(parts),
    createGlobalpaySimulator(parts),
    createSslcommerzSimulator(parts),
  ];
}
