import { expect, it } from 'vitest';
import { asha, dataIn, setUpOrders } from '../orders/testing/set-up-orders.ts';
import { describeDatabases } from '../testing/databases.ts';

const day = 24 * 60 * 60_000;

describeDatabases('what customers said', (open) => {
  async function setUp(env: Readonly<Record<string, string>> = {}) {
    const test = await setUpOrders(await open(), { env });
    const who = await test.customer({ userId: 'u-asha', mobile: asha.mobile });
    const say = async (name: string) => {
      const { id } = await test.place(who);
      const contact = { email: asha.email, firstName: 'Asha', lastName: 'Rao', mobileNo: asha.mobile };
      const feedback = { comment: name, rating: 4, tags: ['Menu'], category: 'FOOD', orderId: id };
      const sent = { submissionId: `visit-${name}`, ...contact, feedback };
      dataIn(await who.post('/feedback-service/ve1/submitnew', sent));
      const problem = { orderId: id, categoryId: 'MISSING', issueIds: ['EXTRA'], comment: name };
      dataIn(await who.post('/ucr-api/v2/feedbacks', { submissionId: `issue-${name}`, ...problem }));
    };
    const left = async () => {
      const feedbacks = await test.db.selectFrom('feedbacks').select('submission_id').execute();
      const issues = await test.db.selectFrom('order_issues').select('submission_id').execute();
      return [...feedbacks, ...issues].map((row) => row.submission_id).toSorted();
    };
    const began = test.clock.now();
    const forwardTo = (years: number, lessMs: number) => {
      const until = new Date(began);
      until.setUTCFullYear(until.getUTCFullYear() + years);
      test.clock.forward(until.getTime() - lessMs - test.clock.now());
    };
    return { ...test, say, left, forwardTo };
  }

  it('goes two years after it was said, as the privacy page tells; the orders stay', async () => {
    const { say, left, forwardTo, clock, removeExpired, db } = await setUp();
    await say('first');
    clock.forward(day);
    await say('second');
    forwardTo(2, 1);
    await removeExpired();
    expect(await left()).toEqual(['issue-first', 'issue-second', 'visit-first', 'visit-second']);
    forwardTo(2, 0);
    await removeExpired();
    expect(await left()).toEqual(['issue-second', 'visit-second']);
    expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(2);
  });

  it('stays as long as the setting says', async () => {
    const { say, left, forwardTo, removeExpired } = await setUp({ FEEDBACK_YEARS: '3' });
    await say('first');
    forwardTo(3, 1);
    await removeExpired();
    expect(await left()).toHaveLength(2);
    forwardTo(3, 0);
    await removeExpired();
    expect(await left()).toEqual([]);
  });

  it('stays as long as its order where the setting is 0', async () => {
    const { say, left, clock, removeExpired } = await setUp({ FEEDBACK_YEARS: '0' });
    await say('first');
    // Its order is of the financial year that began in April 2026.
    clock.forward(Date.parse('2034-04-01T00:00:00+05:30') - clock.now() - 1);
    await removeExpired();
    expect(await left()).toHaveLength(2);
    clock.forward(1);
    await removeExpired();
    expect(await left()).toEqual([]);
  });
});
