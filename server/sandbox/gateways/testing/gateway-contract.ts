import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import {
  type Gateway,
  type GatewayFetch,
  GatewayUnreachable,
  type PaymentMeans,
  type PaymentToStart,
  type PaymentStatus,
  type ReturnedPayment,
} from '../../../gateways/gateway.ts';
import { describeDatabases } from '../../../testing/databases.ts';
import { type ScenarioName, scenarioNames } from '../scenarios.ts';
import { gatewayOf, paymentOf, returnUrl, setUpGateways } from './set-up-gateways.ts';

interface Expected {
  readonly claims: ReturnedPayment['claims'] | 'nothing' | 'forged';
  readonly times: number;
  /** What the server is told at once, and after a minute. */
  readonly at: PaymentStatus['state'] | 'unreachable';
  readonly later: PaymentStatus['state'];
}

/** How each scenario looks to the shop, at every gateway. */
const expected: Readonly<Record<ScenarioName, Expected>> = {
  success: { claims: 'success', times: 1, at: 'success', later: 'success' },
  cancel: { claims: 'failed', times: 1, at: 'failed', later: 'failed' },
  decline: { claims: 'failed', times: 1, at: 'failed', later: 'failed' },
  'decline-and-stay': { claims: 'nothing', times: 0, at: 'failed', later: 'failed' },
  'pending-then-success': { claims: 'pending', times: 1, at: 'pending', later: 'success' },
  'pending-for-ever': { claims: 'pending', times: 1, at: 'pending', later: 'pending' },
  'never-returns': { claims: 'nothing', times: 0, at: 'success', later: 'success' },
  'called-twice': { claims: 'success', times: 2, at: 'success', later: 'success' },
  'tampered-hash': { claims: 'forged', times: 1, at: 'failed', later: 'failed' },
  'late-success': { claims: 'failed', times: 1, at: 'failed', later: 'success' },
  'error-500': { claims: 'success', times: 1, at: 'unreachable', later: 'success' },
  'time-out': { claims: 'success', times: 1, at: 'unreachable', later: 'success' },
};

const returnPath = new URL(returnUrl).pathname;

/** What is read of the form that the browser brings back. */
function returned(
  { ref, amount }: PaymentToStart,
  claims: Expected['claims'],
  signsAmount: boolean,
): unknown {
  if (claims === 'nothing') return undefined;
  if (claims === 'forged') return { ref, isGenuine: false, claims: 'unknown' };
  return { ref, isGenuine: true, claims, ...(signsAmount && { amount }) };
}

interface Contract {
  readonly kind: GatewayKind;
  /** Ways to pay whose browser goes to the gateway. */
  readonly means: readonly PaymentMeans[];
  /** Whether it asks in UPI apps. */
  readonly takesUpi: boolean;
  /** What must not stand in an error. */
  readonly secrets: readonly string[];
  /** Ways to pay that are begun by a question of the server; in UPI apps all are. */
  readonly asked?: readonly PaymentMeans[];
  /** Whether the amount of a return is signed; true where it does not say otherwise. */
  readonly signsAmount?: boolean;
}

/** What holds for every gateway: scenario by scenario on both databases, with answers that are none, and with returns that were changed. */
export function testGateway(contract: Contract) {
  const { kind, takesUpi } = contract;
  testPages(contract);
  if (takesUpi) testUpi(kind);
  testAnswers(contract);
}

async function stateOf(gateway: Gateway, ref: string): Promise<Expected['at']> {
  try {
    return (await gateway.status({ ref, now: 0 })).state;
  } catch (error) {
    if (error instanceof GatewayUnreachable) return 'unreachable';
    throw error;
  }
}

/** Emptied for the first test alone: each has payments of its own. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => (opened ??= open());
}

function testPages({ kind, means, signsAmount = true }: Contract) {
  const [first] = means;
  if (!first) return;
  describeDatabases(`${kind} and its simulator`, (open) => {
    const database = once(open);
    it.each(scenarioNames)(
      'PAY-16 say the same of a payment that is asked for on a page: %s',
      async (name) => {
        const { clock, payment, gateway, browser } = setUpGateways(await database());
        const adapter = gateway(kind);
        const { claims, times, at, later } = expected[name];
        for (const one of means) {
          const asked = payment(one);
          const started = await adapter.start(asked);
          expect(await stateOf(adapter, asked.ref)).toBe('none');
          const page = await browser.arrive(started);
          expect(page.html).toContain('₹499.50');
          expect(await stateOf(adapter, asked.ref)).toBe('none');
          const back = await page.choose(name);
          expect([back?.times ?? 0, back?.action]).toEqual([times, times > 0 ? returnPath : undefined]);
          const read = async () => back && adapter.readReturn(back.fields);
          const says = returned(asked, claims, signsAmount);
          expect([await read(), await read()]).toEqual([says, says]);
          expect(await stateOf(adapter, asked.ref)).toBe(at);
          clock.forward(61_000);
          const now = await adapter.status({ ref: asked.ref, now: clock.now() });
          expect(now.state).toBe(later);
          const paid = { ref: asked.ref, amount: asked.amount, currency: 'INR' };
          expect(now).toMatchObject(later === 'success' ? paid : {});
        }
      },
    );

    it('PAY-19 take another card on the same page, when the first one is declined there', async () => {
      const { payment, gateway, browser } = setUpGateways(await database());
      const adapter = gateway(kind);
      const asked = payment(first);
      const page = await browser.arrive(await adapter.start(asked));
      expect(await page.choose('decline-and-stay')).toBeUndefined();
      expect(await stateOf(adapter, asked.ref)).toBe('failed');
      const back = await page.choose('success');
      expect(back?.action).toBe(returnPath);
      expect(await adapter.readReturn(back?.fields ?? {})).toMatchObject({ claims: 'success' });
      expect(await stateOf(adapter, asked.ref)).toBe('success');
    });

    it('know a payment in another process, and after a restart', async () => {
      const db = await database();
      const [one, other] = [setUpGateways(db), setUpGateways(db)];
      const asked = one.payment(first);
      const page = await one.browser.arrive(await one.gateway(kind).start(asked));
      await page.choose('pending-then-success');
      expect(await stateOf(other.gateway(kind), asked.ref)).toBe('pending');
      other.clock.forward(20_000);
      expect(await stateOf(other.gateway(kind), asked.ref)).toBe('success');
    });

    it('give money back once for each id, and never more than was paid', async () => {
      const { payment, gateway, browser } = setUpGateways(await database());
      const adapter = gateway(kind);
      const asked = payment(first);
      const page = await browser.arrive(await adapter.start(asked));
      await page.choose('success');
      const { gatewayId } = await adapter.status({ ref: asked.ref, now: 0 });
      expect(gatewayId).toEqual(expect.stringMatching(/./));
      const give = (refundId: string, amount: number) =>
        adapter.refund({ ref: asked.ref, refundId, gatewayId, amount, now: 0 });
      expect(await give('refund1', 9_950)).not.toBe('refused');
      expect(await give('refund1', 9_950)).toBe('done');
      expect(await give('refund1', 9_950)).toBe('done');
      expect(await give('refund2', 40_001)).toBe('refused');
      expect(await give('refund3', 40_000)).not.toBe('refused');
      expect(await give('refund3', 40_000)).toBe('done');
      const declined = payment(first);
      await (await browser.arrive(await adapter.start(declined))).choose('decline');
      expect(
        await adapter.refund({
          ref: declined.ref,
          refundId: 'refund4',
          gatewayId: (await adapter.status({ ref: declined.ref, now: 0 })).gatewayId,
          amount: 100,
          now: 0,
        }),
      ).toBe('refused');
    });

    it('refuse no refund that two processes ask for at once by one name', async () => {
      const { payment, gateway, browser } = setUpGateways(await database());
      const adapter = gateway(kind);
      const asked = payment(first);
      await (await browser.arrive(await adapter.start(asked))).choose('success');
      const { gatewayId } = await adapter.status({ ref: asked.ref, now: 0 });
      const give = () =>
        adapter.refund({ ref: asked.ref, refundId: 'refund1', gatewayId, amount: 49_950, now: 0 });
      expect(await Promise.all([give(), give()])).not.toContain('refused');
      expect(await give()).toBe('done');
    });

    it('believe nothing of a return in which anything that counts was changed', async () => {
      const { payment, gateway, browser } = setUpGateways(await database());
      const adapter = gateway(kind);
      const asked = payment(first);
      const back = await (await browser.arrive(await adapter.start(asked))).choose('success');
      const fields = back?.fields ?? {};
      const genuine = await adapter.readReturn(fields);
      const others = fc.oneof(
        fc.string(),
        fc.constantFrom('success', 'TXN_SUCCESS', 'VALID', '1.00', '49950', '00', '|', '0300'),
      );
      const change = fc.tuple(fc.constantFrom(...Object.keys(fields)), fc.option(others, { nil: undefined }));
      await fc.assert(
        fc.asyncProperty(change, async ([name, value]) => {
          const { [name]: before, ...rest } = fields;
          fc.pre(value !== before);
          const read = await adapter.readReturn(value === undefined ? rest : { ...rest, [name]: value });
          const notBelieved = expect.objectContaining({ isGenuine: false, claims: 'unknown' });
          expect(read).toEqual(read.isGenuine ? genuine : notBelieved);
        }),
        { numRuns: 200 },
      );
      await fc.assert(
        fc.asyncProperty(fc.dictionary(fc.string(), fc.string()), async (any) => {
          expect((await adapter.readReturn(any)).isGenuine).toBe(false);
        }),
        { numRuns: 50 },
      );
    });
  });
}

function testUpi(kind: GatewayKind) {
  describeDatabases(`${kind} and the UPI app of the sandbox`, (open) => {
    const database = once(open);
    it.each(scenarioNames)('PAY-09 say the same of a request in a UPI app: %s', async (name) => {
      const { clock, payment, gateway, browser } = setUpGateways(await database());
      const adapter = gateway(kind);
      const asked = payment({ kind: 'upi-intent' });
      const started = await adapter.start(asked);
      expect(started).toMatchObject({
        kind: 'upi',
        requestId: expect.stringMatching(/./),
        link: expect.stringMatching(/^upi:\/\/pay\?pa=.*&am=499\.50&/),
      });
      expect(await stateOf(adapter, asked.ref)).toBe('pending');
      await (await browser.arrive(started)).choose(name);
      expect(await stateOf(adapter, asked.ref)).toBe(expected[name].at);
      clock.forward(61_000);
      expect(await stateOf(adapter, asked.ref)).toBe(expected[name].later);
    });

    it('PAY-10 ask an address in its app, refuse a wrong one (ERR-19), and end when nobody answers', async () => {
      const { clock, payment, gateway } = setUpGateways(await database());
      const adapter = gateway(kind);
      const collect = (vpa: string) => payment({ kind: 'upi-collect', vpa });
      const [good, bad, slow, own] = ['success@sbx', 'fail@sbx', 'slow@sbx', 'asha@okbank'].map(collect);
      for (const asked of [good, bad, slow, own]) {
        if (!asked) throw new Error('No payment was made.');
        expect(await adapter.start(asked)).toMatchObject({ kind: 'upi', requestId: expect.any(String) });
      }
      const refused = await adapter.start(collect('invalid@sbx'));
      expect(refused).toMatchObject({ kind: 'upi' });
      expect('requestId' in refused && refused.requestId).toBeFalsy();
      const states = () =>
        Promise.all([good, bad, slow, own].map((asked) => stateOf(adapter, asked?.ref ?? '')));
      expect(await states()).toEqual(['success', 'failed', 'pending', 'pending']);
      clock.forward(20_000);
      expect(await states()).toEqual(['success', 'failed', 'success', 'pending']);
      clock.forward(300_000);
      expect(await states()).toEqual(['success', 'failed', 'success', 'failed']);
    });
  });
}

/** What is no answer, as a gateway could give it. */
export function brokenAnswers(secrets: readonly string[]): [what: string, fetch: GatewayFetch][] {
  return [
    ['an error page', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a page in place of an answer', async () => new Response('<html>Please log in</html>')],
    ['nothing', async () => new Response('')],
    ['a list', async () => Response.json([1, 2])],
    ['half an answer', async () => new Response('{"status":1,"trans')],
    ['another protocol', async () => Response.json({ hello: 'world' })],
    ['a redirect to elsewhere', async () => new Response(null, { status: 302, headers: { location: '/' } })],
    [
      'no connection',
      () => Promise.reject(new TypeError(`fetch failed: connect ECONNREFUSED ${secrets.join(' ')}`)),
    ],
    [
      'silence',
      (_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', reject)),
    ],
  ];
}

/** Each question ends in GatewayUnreachable, which tells no secret. */
export async function expectUnreachable(
  questions: readonly (() => Promise<unknown>)[],
  secrets: readonly string[],
) {
  for (const ask of questions) {
    const error: unknown = await ask().then(
      () => 'an answer',
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(GatewayUnreachable);
    expect(error).not.toHaveProperty('cause');
    for (const secret of secrets) expect(String((error as Error).stack)).not.toContain(secret);
  }
}

function testAnswers({ kind, takesUpi, asked = [], secrets }: Contract) {
  const begun: PaymentMeans[] = takesUpi ? [...asked, { kind: 'upi-intent' }] : [...asked];
  it.each(brokenAnswers(secrets))(
    `${kind} is unreachable when it answers with %s, and the error tells no secret`,
    async (_, fetch) => {
      const adapter = gatewayOf(kind, fetch);
      const questions = [
        () => adapter.status({ ref: 'TestPayment1', now: 0 }),
        () => adapter.refund({ ref: 'TestPayment1', refundId: 'r1', gatewayId: '1', amount: 100, now: 0 }),
        ...begun.map((means) => () => adapter.start(paymentOf(means))),
      ];
      await expectUnreachable(questions, secrets);
    },
  );

  it(`${kind} takes no answer of another shape for a payment`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (answer) => {
        const adapter = gatewayOf(kind, async () => Response.json(answer));
        const state = await stateOf(adapter, 'TestPayment1');
        expect(['none', 'unreachable']).toContain(state);
      }),
      { numRuns: 200 },
    );
  });
}
