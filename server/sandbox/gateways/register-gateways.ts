import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formOf, readForms } from '../../http/form-bodies.ts';
import type { SandboxDoor } from '../sandbox-door.ts';
import {
  choosePage,
  endPage,
  lockedPaymentsPage,
  refusedPage,
  sendScript,
  sendScriptPath,
} from './gateway-page.ts';
import { type Arrival, type Entered, type GatewaySimulator, paymentsPath } from './gateway-simulator.ts';
import type { Notices } from './notices.ts';
import { queryOf, sendPage } from './page-requests.ts';
import { type MoreToTry, paymentsPage, paymentsPagePath } from './payments-page.ts';
import type { SandboxGateways } from './sandbox-gateways-module.ts';
import type { SandboxPayment } from './sandbox-payments.ts';
import { describedScenario, type ScenarioName, scenarioOf } from './scenarios.ts';
import { registerUpiApp, upiRequestPath } from './upi-app.ts';

interface Options {
  readonly sandboxGateways: SandboxGateways;
  readonly door: SandboxDoor;
  readonly isHttps: boolean;
  /** What the gateways tell the shop by themselves. */
  readonly notices: Pick<Notices, 'tell'>;
  readonly more?: MoreToTry;
}

interface Choice {
  readonly reply: FastifyReply;
  readonly simulator: GatewaySimulator;
  readonly payment: SandboxPayment;
  readonly scenario: ScenarioName;
  readonly entered?: Entered;
}

const nothingMore: MoreToTry = { sections: async () => [], forms: {}, says: {} };

/**
 * The pages of the sandbox's gateways. Who opens them can say that something is paid, so they are as open as the text messages are. What the shop
 * itself asks of a gateway is answered inside the process.
 */
export function registerGateways(
  app: FastifyInstance,
  { sandboxGateways, door, isHttps, notices, more = nothingMore }: Options,
) {
  const { payments, simulators } = sandboxGateways;

  const pathOf = ({ slug }: GatewaySimulator, payment: SandboxPayment) =>
    `${paymentsPath}/${slug}/choose?ref=${encodeURIComponent(payment.ref)}`;

  /** Its page leads back to the shop; by itself only right after the choice, not for somebody who came back to it. */
  async function end(simulator: GatewaySimulator, payment: SandboxPayment, goes: boolean) {
    const { returns } = describedScenario(payment.scenario ?? 'cancel');
    const state = payment.state === 'none' ? 'failed' : payment.state;
    const url = returns === 'never' ? undefined : payment.detail.returnUrl;
    const wayBack = url !== undefined && {
      url,
      fields: await simulator.result(payment, { state, isForged: returns === 'forged' }),
    };
    const times = goes ? (returns === 'twice' ? 2 : 1) : 0;
    return endPage(simulator, { payment, wayBack: wayBack || undefined, times }, isHttps);
  }

  /** By an address of its own, so that neither a reload nor the way back through the history sends a form again. */
  async function choose({ reply, simulator, payment, scenario, entered }: Choice) {
    const { scenario: before } = payment;
    await notices.tell(await payments.choose(payment, scenario, entered));
    const goes = before === undefined ? '&goes=yes' : '';
    return leadTo(reply, pathOf(simulator, payment) + goes);
  }

  const leadTo = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', 'no-store').redirect(path, 303);

  app.register(async (scope) => {
    readForms(scope);
    scope.addHook('preHandler', async (request, reply) => {
      if (!(await door.mayOpen(request))) return door.refuse(reply, lockedPaymentsPage(isHttps));
    });

    for (const simulator of simulators) {
      for (const [name, arrive] of Object.entries(simulator.pages)) {
        const [method, path] = splitName(name);
        scope.route({
          method,
          url: `${paymentsPath}/${simulator.slug}${path}`,
          schema: { hide: true },
          handler: async (request, reply) =>
            arrived(simulator, await arrive({ query: queryOf(request), form: formOf(request) }), reply),
        });
      }

      const path = `${paymentsPath}/${simulator.slug}/choose`;
      const asked = (request: FastifyRequest) =>
        payments.find(simulator.kind, queryOf(request).get('ref') ?? '');
      const nothing = (reply: FastifyReply) =>
        sendPage(reply, refusedPage(simulator, 'Nobody asked for this payment.', isHttps), 404);

      scope.get(path, { schema: { hide: true } }, async (request, reply) => {
        const payment = await asked(request);
        if (!payment) return nothing(reply);
        const isOver = payment.scenario !== undefined || payment.state === 'failed';
        if (isOver && !staysOpen(payment))
          return sendPage(reply, await end(simulator, payment, queryOf(request).has('goes')));
        return sendPage(
          reply,
          choosePage(
            simulator,
            { payment, action: pathOf(simulator, payment), fields: simulator.entry?.fields(payment) },
            isHttps,
          ),
        );
      });
      scope.post(path, { schema: { hide: true } }, async (request, reply) => {
        const payment = await asked(request);
        const form = formOf(request);
        const scenario = scenarioOf(form.get('scenario'));
        if (!payment || !scenario) return nothing(reply);
        const entered = simulator.entry?.read(form) ?? {};
        const goes = scenario === 'success' ? (entered.scenario ?? scenario) : scenario;
        return choose({ reply, simulator, payment, scenario: goes, entered });
      });
    }

    registerUpiApp(scope, { payments, isHttps, notices });
    scope.get(paymentsPagePath, { schema: { hide: true } }, async (request, reply) => {
      const waiting = (await payments.waiting()).flatMap((payment) => {
        const simulator = simulators.find(({ kind }) => kind === payment.gateway);
        if (!simulator) return [];
        const isInApp = payment.state === 'pending';
        return [{ payment, href: isInApp ? upiRequestPath(payment.ref) : pathOf(simulator, payment) }];
      });
      const said = more.says[queryOf(request).get('said') ?? ''];
      const page = { waiting, gateways: simulators, more: await more.sections(), said };
      return sendPage(reply, paymentsPage(page, isHttps));
    });
    for (const [path, act] of Object.entries(more.forms))
      scope.post(`${paymentsPagePath}/${path}`, { schema: { hide: true } }, async (request, reply) =>
        leadTo(reply, `${paymentsPagePath}?said=${await act(formOf(request))}`),
      );
    scope.get(sendScriptPath, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
        .send(sendScript),
    );
  });

  async function arrived(simulator: GatewaySimulator, arrival: Arrival, reply: FastifyReply) {
    switch (arrival.kind) {
      case 'refused':
        return sendPage(reply, refusedPage(simulator, arrival.why, isHttps), 400);
      case 'chosen':
        return choose({ reply, simulator, payment: arrival.payment, scenario: arrival.scenario });
      case 'choose':
        return leadTo(reply, pathOf(simulator, arrival.payment));
    }
  }
}

/** The bank refused, and the page takes another card. */
function staysOpen({ scenario }: SandboxPayment): boolean {
  return scenario !== undefined && describedScenario(scenario).returns === 'later';
}

function splitName(name: string): ['GET' | 'POST', string] {
  const [method, path = ''] = name.split(' ');
  return [method === 'GET' ? 'GET' : 'POST', path];
}
