import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { feedbackSent, givenFeedback, feedbackOrder } from '#schemas/entities/feedback.ts';
import { orderStages } from '#schemas/payment-actions.ts';
import { fixtureDocuments } from '../testing/documents.ts';
import { describeDatabases } from '../testing/databases.ts';
import {
  asha,
  dataIn,
  minutes,
  type OrdersTest,
  type Person,
  refusalIn,
  setUpOrders,
} from '../orders/testing/set-up-orders.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

type Sent = z.output<typeof feedbackSent>;
interface Listed {
  readonly feedbacks: z.output<typeof givenFeedback>[];
  readonly order?: z.output<typeof feedbackOrder>;
}

const submitPath = '/feedback-service/ve1/submitnew';
const listPath = '/feedback-service/ve1/feedback';
const imranMobile = '9123456789';
const day = 24 * 60 * 60_000;

const saying = (orderId: string | undefined, more: object = {}, around: object = {}) => ({
  submissionId: 'visit-0001',
  email: asha.email,
  firstName: 'Asha',
  lastName: 'Rao',
  mobileNo: asha.mobile,
  feedback: { comment: 'Crisp.', rating: 4, tags: ['Menu'], category: 'FOOD', orderId, ...more },
  ...around,
});

describeDatabases('feedback', (open) => {
  async function setUp(options: Parameters<typeof setUpOrders>[1] = {}) {
    const test = await setUpOrders(await open(), options);
    const who = await test.customer({ userId: 'u-asha', mobile: asha.mobile });
    const imran = await test.customer({ userId: 'u-imran', mobile: imranMobile });
    return { ...test, who, imran };
  }
  const listOf = async (who: Person, id?: string) =>
    dataIn<Listed>(await who.get(id === undefined ? listPath : `${listPath}?id=${id}`));
  const put = (test: OrdersTest, who: Person, id: string, feedback: object) =>
    test.ask({
      method: 'PUT',
      url: `/feedback-service/ve1/update/${id}`,
      headers: { ...who.headers },
      payload: { feedback },
    });

  it('API-136 API-139 FBK-07 FBK-13 is kept for its order and its customer, and has a ticket', async () => {
    const test = await setUp();
    const { who } = test;
    const { id, number } = await test.place(who);
    const sent = dataIn<Sent>(await who.post(submitPath, saying(id)));
    expect(sent).toMatchObject({
      feedback: { type: 'ORDER', orderId: id, orderMode: 'D', rating: 4, tags: ['Menu'], comment: 'Crisp.' },
      ticketMessage: expect.stringContaining(sent.feedback.ticket),
    });
    expect((await listOf(who)).feedbacks).toEqual([sent.feedback]);
    expect(await listOf(who, id)).toMatchObject({
      feedbacks: [sent.feedback],
      order: { id, orderId: number, orderMode: 'D', items: [{ name: 'Margherita', quantity: 2 }] },
    });
    const row = await test.db.selectFrom('feedbacks').selectAll().executeTakeFirstOrThrow();
    expect(row.contact).toEqual({
      email: asha.email,
      firstName: 'Asha',
      lastName: 'Rao',
      mobileNo: asha.mobile,
    });
  });

  it('API-136 sent twice, also at the same time, is one, with the answers that came last', async () => {
    const test = await setUp();
    const { who } = test;
    const { id } = await test.place(who);
    const both = await Promise.all([who.post(submitPath, saying(id)), who.post(submitPath, saying(id))]);
    const [first, second] = both.map((reply) => dataIn<Sent>(reply).feedback);
    expect(second).toEqual(first);
    const again = dataIn<Sent>(await who.post(submitPath, saying(id, { comment: 'Crisp, but late.' })));
    expect(again.feedback).toEqual({ ...first, comment: 'Crisp, but late.' });
    expect((await listOf(who)).feedbacks).toHaveLength(1);
  });

  it('API-136 one order has one feedback of a customer: another submission is told so', async () => {
    const test = await setUp();
    const { who } = test;
    const { id } = await test.place(who);
    await who.post(submitPath, saying(id));
    const other = await who.post(submitPath, saying(id, {}, { submissionId: 'visit-0002' }));
    expect(refusalIn(other)).toEqual([409, 'FEEDBACK_GIVEN']);
    expect((await listOf(who)).feedbacks).toHaveLength(1);
  });

  it('API-137 FBK-15 is changed by its customer, again and again', async () => {
    const test = await setUp();
    const { who } = test;
    const { id } = await test.place(who);
    const { feedback } = dataIn<Sent>(await who.post(submitPath, saying(id)));
    for (let time = 0; time < 2; time += 1) {
      const changed = dataIn<Sent>(await put(test, who, feedback.id, { rating: 1, tags: [] }));
      expect(changed.feedback).toMatchObject({
        id: feedback.id,
        ticket: feedback.ticket,
        rating: 1,
        tags: [],
      });
      expect(changed.feedback.comment).toBeUndefined();
    }
  });

  it('API-140 FBK-04 keeps how likely the customer is to recommend us, from 0 to 10', async () => {
    const test = await setUp();
    const { who, imran } = test;
    const { feedback } = dataIn<Sent>(await who.post(submitPath, saying((await test.place(who)).id)));
    const nps = (by: Person, score: number) =>
      by.post('/feedback-service/ve1/nps', { feedbackId: feedback.id, score });
    expect(dataIn(await nps(who, 0))).toEqual({ feedbackId: feedback.id, score: 0 });
    expect((await listOf(who)).feedbacks[0]?.nps).toBe(0);
    expect((await nps(who, 11)).statusCode).toBe(400);
    expect(refusalIn(await nps(imran, 3))).toEqual([404, 'NO_SUCH_FEEDBACK']);
    expect((await listOf(who)).feedbacks[0]?.nps).toBe(0);
  });

  it('API-137 API-139 nobody reads or changes what somebody else has said', async () => {
    const test = await setUp();
    const { who, imran } = test;
    const { id } = await test.place(who);
    const { feedback } = dataIn<Sent>(await who.post(submitPath, saying(id)));
    expect((await listOf(imran)).feedbacks).toEqual([]);
    for (const named of [id, feedback.id])
      expect(refusalIn(await imran.get(`${listPath}?id=${named}`))).toEqual([403, 'INVALID_PHONE_NUMBER']);
    expect(refusalIn(await put(test, imran, feedback.id, { rating: 0 }))).toEqual([404, 'NO_SUCH_FEEDBACK']);
    expect((await listOf(who)).feedbacks).toEqual([feedback]);
  });

  it('FBK-10 FBK-11 the order of another number is refused in words that do not say whether it exists', async () => {
    const test = await setUp();
    const { id } = await test.place(test.who);
    const guest = await test.guest();
    const entry = {
      code: 'INVALID_PHONE_NUMBER',
      header: 'Invalid Phone Number',
      displayMsg: 'Please log in with the number used to place this order',
    };
    for (const person of [guest, test.imran]) {
      for (const named of [id, 'o-made-up'])
        expect((await person.get(`${listPath}?id=${named}`)).json().errors).toEqual([entry]);
    }
    const sent = await test.imran.post(submitPath, saying(id, {}, { mobileNo: imranMobile }));
    expect([sent.statusCode, sent.json().errors[0]]).toEqual([403, entry]);
  });

  it('FBK-11 a mobile number that is neither that of the customer nor of the order is refused', async () => {
    const test = await setUp();
    const { id } = await test.place(test.who);
    const sent = await test.who.post(submitPath, saying(id, {}, { mobileNo: '9000000000' }));
    expect(refusalIn(sent)).toEqual([403, 'INVALID_PHONE_NUMBER']);
    expect((await listOf(test.who)).feedbacks).toEqual([]);
  });

  it('FBK-11 who logs in with the number of an order may speak of it, wherever it was placed', async () => {
    const test = await setUp();
    const guest = await test.guest();
    const { id } = await test.place(guest);
    const { order } = await listOf(test.who, id);
    expect(order).toMatchObject({ id, items: [{ name: 'Margherita', quantity: 2 }] });
    expect(JSON.stringify(order)).not.toMatch(/45360|19900|100 Feet|9876543210/);
    expect((await test.who.post(submitPath, saying(id))).statusCode).toBe(200);
  });

  it('ROL-06 FBK-18 a guest looks at the form and their own order, and says nothing without a login', async () => {
    const test = await setUp();
    const guest = await test.guest();
    const { id } = await test.place(guest);
    expect((await listOf(guest, id)).order).toMatchObject({ id });
    for (const reply of [
      await guest.post(submitPath, saying(id)),
      await guest.post('/order-service/ve1/orders/feedback', saying(id)),
      await guest.post('/customer-service/ve1/feedback', { data: saying(undefined) }),
      await guest.post('/feedback-service/ve1/nps', { feedbackId: 'f-1', score: 3 }),
      await put(test, guest, 'f-1', { rating: 1 }),
    ])
      expect(refusalIn(reply)).toEqual([403, 'LOGIN_NEEDED']);
  });

  it('CON-12 an order of more than 60 days is too old to speak of', async () => {
    const test = await setUp();
    const { who } = test;
    const { id } = await test.place(who);
    test.clock.forward(60 * day - minutes(1));
    expect((await listOf(who, id)).order).toMatchObject({ id });
    test.clock.forward(minutes(2));
    for (const reply of [await who.get(`${listPath}?id=${id}`), await who.post(submitPath, saying(id))])
      expect(refusalIn(reply)).toEqual([409, 'ORDER_TOO_OLD']);
  });

  it('CON-12 how old an order may be is a setting', async () => {
    const config = { document: 'app-config', feedbackOrdersDuration: 3_600 };
    const documents = [
      ...fixtureDocuments.filter(({ kind }) => kind !== 'app-config'),
      { kind: 'app-config' as const, slug: 'default', body: config },
    ];
    const { who, place, clock } = await setUp({ documents });
    const { id } = await place(who);
    clock.forward(minutes(61));
    expect(refusalIn(await who.get(`${listPath}?id=${id}`))).toEqual([409, 'ORDER_TOO_OLD']);
  });

  it('API-079 the older call keeps the same, and is about an order', async () => {
    const test = await setUp();
    const { who } = test;
    const { id } = await test.place(who);
    const path = '/order-service/ve1/orders/feedback';
    expect(refusalIn(await who.post(path, saying(undefined)))).toEqual([400, 'NO_ORDER']);
    const { feedback } = dataIn<Sent>(await who.post(path, saying(id)));
    expect((await listOf(who, id)).feedbacks).toEqual([feedback]);
  });

  it('API-080 says something that is about no order, as often as there is something to say', async () => {
    const test = await setUp();
    const path = '/customer-service/ve1/feedback';
    const { imran } = test;
    const say = (submissionId: string) =>
      imran.post(path, { data: saying(undefined, {}, { submissionId, mobileNo: imranMobile }) });
    const first = dataIn<Sent>(await say('visit-0001'));
    expect(first.feedback).toMatchObject({ type: 'GENERAL', comment: 'Crisp.' });
    expect(first.reviewUrl).toBeUndefined();
    expect(dataIn<Sent>(await say('visit-0001')).feedback).toEqual(first.feedback);
    await say('visit-0002');
    expect((await listOf(imran)).feedbacks).toHaveLength(2);
  });

  it.each([
    ['P', true],
    ['DINEIN', true],
    ['CURB', true],
    ['D', false],
    ['IRCTC', false],
  ] as const)(
    'FBK-12 the reply on an order of type %s says where to review the restaurant: %s',
    async (orderType, isSaid) => {
      const test = await setUp();
      const { id } = await test.place(test.who, { orderType });
      const { reviewUrl } = dataIn<Sent>(await test.who.post(submitPath, saying(id)));
      expect(reviewUrl !== undefined).toBe(isSaid);
      if (isSaid)
        expect(reviewUrl).toMatch(
          /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=12\.\d+,77\.\d+$/,
        );
    },
  );

  it('FBK-12 the address of the reviews is a setting, and without one there is none', async () => {
    const config = { document: 'app-config', storeReviewUrl: '' };
    const documents = [
      ...fixtureDocuments.filter(({ kind }) => kind !== 'app-config'),
      { kind: 'app-config' as const, slug: 'default', body: config },
    ];
    const test = await setUp({ documents });
    const { id } = await test.place(test.who, { orderType: 'P' });
    expect(dataIn<Sent>(await test.who.post(submitPath, saying(id))).reviewUrl).toBeUndefined();
  });

  it('API-136 is taken 40 times an hour from one customer, and ids are guessed 30 times', async () => {
    const test = await setUp();
    const { who } = test;
    const { id } = await test.place(who);
    for (let time = 0; time < 40; time += 1)
      expect((await who.post(submitPath, saying(id))).statusCode).toBe(200);
    expect((await who.post(submitPath, saying(id))).statusCode).toBe(429);
    for (let time = 0; time < 30; time += 1) await who.get(`${listPath}?id=o-made-up`);
    expect((await who.get(`${listPath}?id=${id}`)).statusCode).toBe(429);
    expect((await test.imran.get(listPath)).statusCode).toBe(200);
  });

  it('API-136 what is too long or no rating is refused', async () => {
    const test = await setUp();
    const { id } = await test.place(test.who);
    for (const wrong of [
      { comment: 'x'.repeat(251) },
      { rating: 6 },
      { rating: 1.5 },
      { tags: ['x'.repeat(31)] },
    ])
      expect((await test.who.post(submitPath, saying(id, wrong))).statusCode).toBe(400);
  });

  it('WID-05 the home page does not ask again about an order that the customer has spoken of', async () => {
    const test = await setUp();
    const { who } = test;
    const { id } = await test.place(who);
    test.clock.forward(minutes(120));
    const widget = '/catalog-service/ve1/stores/14052/widget/feedback';
    expect((await who.get(widget)).json().data).toMatchObject({ orderId: id });
    await who.post(submitPath, saying(id));
    expect((await who.get(widget)).json().data).toBeUndefined();
  });

  describe('problems', () => {
    const reported = (orderId: string, more: object = {}) => ({
      submissionId: 'issue-0001',
      orderId,
      categoryId: 'MISSING',
      comment: 'No dip.',
      ...more,
    });

    it('API-142 FBK-17 the kinds of problems come in two versions, the newer one with details', async () => {
      const test = await setUp();
      const newer = dataIn<{ categories: { id: string; issues: unknown[] }[] }>(
        await test.who.get('/ucr-api/v2/categories'),
      );
      const older = dataIn<{ categories: { id: string }[] }>(await test.who.get('/ucr-api/v1/categories'));
      expect(older.categories.map(({ id }) => id)).toEqual(newer.categories.map(({ id }) => id));
      expect(newer.categories.every(({ issues }) => issues.length > 0)).toBe(true);
      expect(older.categories.some((category) => 'issues' in category)).toBe(false);
    });

    it('API-143 FBK-17 a problem is kept once, with its ticket', async () => {
      const test = await setUp();
      const { who } = test;
      const { id } = await test.place(who);
      const send = () => who.post('/ucr-api/v2/feedbacks', { ...reported(id), issueIds: ['EXTRA'] });
      const [first, second] = (await Promise.all([send(), send()])).map((reply) => dataIn(reply));
      expect(second).toEqual(first);
      const rows = await test.db.selectFrom('order_issues').selectAll().execute();
      expect(rows).toMatchObject([
        { order_id: id, category: 'MISSING', issues: ['EXTRA'], comment: 'No dip.' },
      ]);
      expect(first).toMatchObject({ ticketMessage: expect.stringContaining(String(rows[0]?.ticket)) });
    });

    it('API-143 FBK-17 a problem that is sent again takes what came last, with the same ticket', async () => {
      const test = await setUp();
      const { who } = test;
      const { id } = await test.place(who);
      const send = async (more: object) =>
        dataIn(await who.post('/ucr-api/v2/feedbacks', { ...reported(id, more) }));
      const first = await send({ issueIds: ['EXTRA'] });
      const last = { categoryId: 'WRONG', issueIds: [], comment: 'No dip, and the pizza is not ours.' };
      expect(await send(last)).toEqual(first);
      const rows = await test.db.selectFrom('order_issues').selectAll().execute();
      expect(rows).toMatchObject([{ category: 'WRONG', issues: [], comment: last.comment }]);
    });

    it('API-143 the older call takes no details; an order of another, an unknown kind and a guest are refused', async () => {
      const test = await setUp();
      const { who, imran } = test;
      const { id } = await test.place(who);
      const path = '/ucr-api/v1/feedbacks';
      expect((await who.post(path, reported(id))).statusCode).toBe(200);
      expect(refusalIn(await imran.post(path, reported(id)))).toEqual([403, 'INVALID_PHONE_NUMBER']);
      expect(refusalIn(await who.post(path, reported(id, { categoryId: 'X' })))).toEqual([
        400,
        'NO_SUCH_CATEGORY',
      ]);
      const guest = await test.guest();
      expect(refusalIn(await guest.post(path, reported(id)))).toEqual([403, 'LOGIN_NEEDED']);
    });
  });

  it('CON-12 an order that was cancelled can be spoken of too', async () => {
    const test = await setUp();
    await test.imported(test.who, { id: 'o-cancelled', stage: orderStages.CANCELLED });
    expect((await test.who.post(submitPath, saying('o-cancelled'))).statusCode).toBe(200);
  });
});
