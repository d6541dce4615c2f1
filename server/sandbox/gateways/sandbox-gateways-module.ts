import type { GatewayFetch } from '../../gateways/gateway.ts';
import type { ModuleParts, RemoveExpired } from '../../module.ts';
import type { GatewaySimulator } from './gateway-simulator.ts';
import { createInsideFetch } from './inside-fetch.ts';
import { createSandboxPayments, type SandboxPayments } from './sandbox-payments.ts';
import { createSimulators } from './simulators.ts';

export interface SandboxGateways {
  readonly payments: SandboxPayments;
  readonly simulators: readonly GatewaySimulator[];
  /** How the shop asks them. */
  readonly fetch: GatewayFetch;
}

export interface SandboxGatewaysModule {
  readonly handlers: object;
  /** Undefined outside the sandbox. */
  readonly sandboxGateways: SandboxGateways | undefined;
  readonly removeExpired: RemoveExpired;
}

/** The payment gateways of the sandbox, which play the real ones. */
export function sandboxGatewaysModule({
  db,
  settings,
  now,
  randomBytes,
}: ModuleParts): SandboxGatewaysModule {
  const payments = createSandboxPayments({ db, now, randomBytes });
  const simulators = createSimulators({ payments, now, randomBytes });
  return {
    handlers: {},
    sandboxGateways: settings.SANDBOX
      ? { payments, simulators, fetch: createInsideFetch(simulators) }
      : undefined,
    // Outside the sandbox too: the database may have been one.
    removeExpired: (ending) => payments.removeExpired({ ending }),
  };
}
