import type { FastifyInstance } from 'fastify';
import { readUpiLink } from '../../gateways/upi-link.ts';
import { escaped } from '../../http/escaped.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import { type Brand, brandedPage, choosePage, endPage, refusedPage } from './gateway-page.ts';
import { paymentsPath } from './gateway-simulator.ts';
import type { Notices } from './notices.ts';
import { formOf } from '../../http/form-bodies.ts';
import { queryOf, sendPage } from './page-requests.ts';
import type { SandboxPayment, SandboxPayments } from './sandbox-payments.ts';
import { scenarioOf } from './scenarios.ts';

export const upiAppPath = `${paymentsPath}/upi/app`;

export function upiRequestPath(ref: string): string {
  return `${upiAppPath}?ref=${encodeURIComponent(ref)}`;
}

const brand: Brand = { name: 'UPI app of the sandbox', colour: '#3b3f8f' };

interface Options {
  readonly payments: SandboxPayments;
  readonly isHttps: boolean;
  readonly notices: Pick<Notices, 'tell'>;
}

/**
 * A UPI app as a page: it opens a upi:// link, and shows the requests that were sent to an address. A phone that scans the QR code of the sandbox with a
 * real app finds no such payee.
 */
export function registerUpiApp(scope: FastifyInstance, { payments, isHttps, notices }: Options) {
  /** Only what waits in a UPI app, or waited there, can be opened in it. */
  async function requestOf(ref: string): Promise<SandboxPayment | undefined> {
    const payment = await payments.findByRef(ref);
    return payment?.state === 'none' ? undefined : payment;
  }

  async function startPage() {
    const waiting = (await payments.waiting()).filter(({ state }) => state === 'pending');
    const items = waiting.map(
      ({ ref, amount, detail }) =>
        `<li><a class="button" href="${upiRequestPath(ref)}">${escaped(rupees(amount))} to ${escaped(detail.description)}<br>${escaped(detail.means ?? 'UPI')}</a></li>`,
    );
    const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p class="note">None.</p>';
    const html = `<h2>Requests that wait for you</h2>${list}<h2>Or open a link</h2><form action="${upiAppPath}"><label>Link<input name="link" required placeholder="upi://pay?pa=…" autocomplete="off"></label><button class="main">Open</button></form>`;
    return brandedPage(brand, { title: 'Pay by UPI', html }, isHttps);
  }

  scope.get(upiAppPath, { schema: { hide: true } }, async (request, reply) => {
    const query = queryOf(request);
    const [link, ref] = [query.get('link'), query.get('ref')];
    if (link === null && ref === null) return sendPage(reply, await startPage());
    const asked = link === null ? undefined : readUpiLink(link);
    const payment = await requestOf(asked?.ref ?? ref ?? '');
    if (!payment || (asked && asked.amount !== payment.amount))
      return sendPage(reply, refusedPage(brand, 'No payment of the sandbox has this link.', isHttps), 404);
    if (payment.scenario || payment.state === 'failed')
      return sendPage(reply, endPage(brand, { payment, times: 0 }, isHttps));
    const action = upiRequestPath(payment.ref);
    return sendPage(reply, choosePage(brand, { payment, action }, isHttps));
  });

  scope.post(upiAppPath, { schema: { hide: true } }, async (request, reply) => {
    const payment = await requestOf(queryOf(request).get('ref') ?? '');
    const scenario = scenarioOf(formOf(request).get('scenario'));
    if (!payment || !scenario)
      return sendPage(reply, refusedPage(brand, 'Nobody asked for this payment.', isHttps), 404);
    const paid = await payments.choose(payment, scenario);
    await notices.tell(paid);
    return sendPage(reply, endPage(brand, { payment: paid, times: 0 }, isHttps));
  });
}
