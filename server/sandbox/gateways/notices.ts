import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { GatewayFetch } from '../../gateways/gateway.ts';
import { formInit } from '../../gateways/ask-gateway.ts';
import type { GatewaySimulator } from './gateway-simulator.ts';
import type { SandboxPayment, SandboxPayments } from './sandbox-payments.ts';
import { describedScenario } from './scenarios.ts';

interface Options {
  readonly payments: SandboxPayments;
  readonly simulators: readonly GatewaySimulator[];
  /** How the gateways reach the shop. */
  readonly send: GatewayFetch;
  /** Where the shop takes what they tell; the kind of the gateway comes after it. */
  readonly path: string;
}

export type Notices = ReturnType<typeof createNotices>;

/** What gateways tell the shop by themselves, from server to server, once they know how a payment went. One that is lost is not sent again. */
export function createNotices({ payments, simulators, send, path }: Options) {
  const simulatorOf = (kind: GatewayKind) => simulators.find((one) => one.kind === kind);

  async function tell(payment: SandboxPayment): Promise<void> {
    const { state, scenario, gateway } = payment;
    const simulator = simulatorOf(gateway);
    if (!simulator?.notifies || !scenario || state === 'none' || state === 'pending') return;
    if (!(await payments.takeNotice(payment, state))) return;
    const fields = await simulator.result(payment, { state, isForged: false });
    const init =
      simulator.notifies === 'form'
        ? formInit(fields)
        : {
            method: 'POST',
            headers: { 'content-type': 'application/jose' },
            body: fields.transaction_response ?? '',
          };
    const times = describedScenario(scenario).returns === 'twice' ? 2 : 1;
    for (let time = 0; time < times; time += 1) await send(`${path}/${gateway}`, init).catch(() => {});
  }

  return {
    tell,

    /** Tells what has become known since the last time, such as what was pending. */
    async tellDue(): Promise<void> {
      for (const payment of await payments.recent()) await tell(payment);
    },
  };
}
