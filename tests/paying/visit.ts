import { randomUUID } from 'node:crypto';
import type { StartedPayment } from '#server/gateways/gateway.ts';
import {
  type AtGateway,
  createGatewayBrowser,
  type PageForm,
  type Reached,
} from '#server/sandbox/gateways/testing/gateway-browser.ts';
import { authorToken } from '#server/testing/test-app.ts';
import { createCustomer, type Customer } from './customer.ts';
import { type Cell, walletCode } from './ways.ts';

const second = 1000;
/** The pages of the sandbox are open to this machine and to its authors; the servers of these tests have this token. */
export const door = { authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}` };

/** What a customer does to pay, one after the other. */
export const stepNames = ['order', 'open', 'pay', 'return', 'look'] as const;
export type StepName = (typeof stepNames)[number];

interface Parts {
  readonly server: Reached;
  readonly customer: Customer;
  readonly cell: Cell;
  /** Somebody else's browser, with a session of its own. */
  readonly stranger: () => Promise<Customer>;
  /** Lets time go by. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

export type Visit = ReturnType<typeof createVisit>;

/** A customer who orders and pays at a gateway, in one of the ways of a cell. What is not as it has to be is noted in `faults`. */
export function createVisit({ server, customer, cell, stranger, pass }: Parts) {
  const { way, scenario, variant } = cell;
  const browser = createGatewayBrowser(server, door);
  const faults: string[] = [];
  const ids: string[] = [];
  const links = new Map<string, string>();
  let page: AtGateway | undefined;
  let firstPage: AtGateway | undefined;
  let back: PageForm | undefined;
  /** Not where the customer's own browser shows the gateway, or nothing, until the end. */
  const isLookedAt = variant !== 'other browser' && scenario !== 'never-returns';

  const id = () => ids.at(-1) ?? '';
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(what);
  };

  /** What a button does, as often as the variant says. */
  async function tap<T>(act: () => Promise<T>): Promise<T> {
    if (variant === 'reload') await act();
    if (variant !== 'double tap') return act();
    const [first] = await Promise.all([act(), act()]);
    return first;
  }

  async function order() {
    const { netPrice } = await customer.cart();
    // A page that is loaded again sends the same request; a second tap is another one.
    const again = randomUUID();
    const begun = new Set<string>();
    await tap(async () => {
      const step = await customer.order(way, netPrice, variant === 'double tap' ? randomUUID() : again);
      begun.add(step.orderTransactionId);
      if (step.upi?.link) links.set(step.orderTransactionId, step.upi.link);
      expect(step.amount === netPrice, `asked for ${step.amount} in place of ${netPrice}`);
    });
    const [one = ''] = begun;
    expect(begun.size === 1, 'one tap and another were two tries');
    if (one !== id()) ids.push(one);
  }

  async function open(): Promise<AtGateway | undefined> {
    if (way.at === 'wallet') return undefined;
    const link = links.get(id());
    if (way.at === 'app' && link === undefined) throw new Error('no link to the UPI app was given');
    const started = async (): Promise<StartedPayment> =>
      way.at === 'app'
        ? { kind: 'upi', ...(link !== undefined && { link }) }
        : customer.page(id(), way.bankCode);
    return tap(async () => browser.arrive(await started()));
  }

  /** Brings a result back, and goes where the shop leads. */
  async function bringBack(form: PageForm, owner: string) {
    const led = await browser.bringBack(form);
    for (const where of led)
      expect(
        where === `/paymentTransaction?transactionId=${owner}`,
        `the browser was led to ${where}, and not to the page of its payment`,
      );
  }

  function forged(): PageForm {
    return {
      action: '/payment-service/ve1/return/PAYTM_WALLET',
      fields: { ORDERID: `${id()}-ADD`, STATUS: 'TXN_SUCCESS', CHECKSUMHASH: 'forged' },
      times: 1,
    };
  }

  async function strangerLooks() {
    const other = await stranger();
    const known = await other.verify(id());
    const { orderTransactionId, orderStatus, isOwn, isCancelled, ...more } = known;
    const others = Object.keys(more).join();
    expect(orderTransactionId === id() && orderStatus !== undefined, 'another browser learns nothing');
    expect(!isOwn && others === '', `another browser learns ${others}`);
    expect(!isCancelled, 'an order that nobody cancelled is cancelled');
    await other.poll(id());
  }

  const steps: Readonly<Record<StepName, () => Promise<void>>> = {
    async order() {
      await customer.fill();
      if (way.at === 'wallet') await customer.link(walletCode(scenario));
      await order();
    },

    async open() {
      page = await open();
      if (variant !== 'back' && variant !== 'two tabs') return;
      firstPage = page;
      // Looked at what there is to pay, and tapped on Pay once more.
      await pass(15 * second);
      await customer.status(id());
      const before = id();
      await order();
      expect(id() !== before, 'a try that was begun anew is the same one');
      page = await open();
    },

    async pay() {
      if (way.at === 'wallet') {
        if (scenario === 'cancel') return;
        const submit = () => customer.submit(id());
        if (scenario === 'called-twice') await Promise.all([submit(), submit()]);
        else await tap(submit);
        if (variant === 'two tabs') await customer.submit(ids[0] ?? '');
        return;
      }
      if (scenario === 'decline-and-stay') {
        await tap(async () => page?.choose(scenario));
        // The customer looks for another card, while the server asks the gateway by itself.
        await pass(20 * second);
      }
      const goes = scenario === 'decline-and-stay' ? 'success' : scenario;
      back = await tap(async () => page?.choose(goes));
    },

    async return() {
      if (way.at === 'wallet' && scenario === 'tampered-hash') back = forged();
      const form = back;
      if (form) await tap(() => bringBack(form, id()));
      if (variant !== 'two tabs' || !firstPage) return;
      const other = await firstPage.choose('success');
      if (other) await bringBack(other, ids[0] ?? '');
    },

    async look() {
      if (variant === 'other browser') return strangerLooks();
      if (!isLookedAt) return;
      await tap(async () => {
        await customer.verify(id());
        await customer.poll(id());
      });
    },
  };

  return {
    cell,
    customer,
    faults,
    ids,
    isLookedAt,
    steps,
  };
}

/** A new customer for a cell; no other one has the number. */
export async function visitOf(
  server: Reached,
  { cell, number, pass }: { readonly cell: Cell; readonly number: number; readonly pass: Parts['pass'] },
): Promise<Visit> {
  const customer = await createCustomer(server, 2 * number);
  return createVisit({
    server,
    customer,
    cell,
    stranger: () => createCustomer(server, 2 * number + 1),
    pass,
  });
}
