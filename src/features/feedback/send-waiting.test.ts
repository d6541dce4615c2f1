// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedbackDraft } from '#schemas/compiled/stored/feedback-draft.ts';
import { feedbackWaiting } from '#schemas/compiled/stored/feedback-waiting.ts';
import type { FeedbackWaiting } from '#schemas/stored/drafts.ts';
import { feedbackTexts } from '#src/config/texts/feedback.ts';
import { ashaCame, ashaWith } from '#src/features/profile/testing/people.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { offline, refused, requestAnswering } from '#src/request/testing/answering.ts';
import { createPersistence, type Persistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { connectToasts } from '#src/ui/toaster/toast-port.ts';
import { selectFeedbackForm } from './feedback-form-slice.ts';
import { followWaiting, send } from './send-waiting.ts';

const waiting: FeedbackWaiting = {
  owner: 'u1',
  submissionId: 'visit-0001',
  orderId: 'o-1',
  isOlderForm: false,
  values: { stars: 4, words: 'Crisp' },
  answers: { rating: 4, comment: 'Crisp', tags: ['Menu'], category: 'FOOD', nps: 9 },
};
const given = { id: 'f-1', ticket: '100001', orderId: 'o-1', rating: 4, tags: ['Menu'] };
const sentReply = { status: 'SUCCESS', data: { feedback: given, ticketMessage: 'Your ticket is 100001.' } };
const ratedReply = { status: 'SUCCESS', data: { feedbackId: 'f-1', score: 9 } };

let said: (string | undefined)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  said = [];
  return connectToasts(({ text }) => said.push(text));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A visit of Asha; replies are taken one after the other, the last one again and again. */
function visit(replies: Readonly<Record<string, unknown[]>>, persistence: Persistence = createPersistence()) {
  const call = vi.fn(async ({ id }: { id: string }, _options?: unknown) => {
    const [next, ...rest] = replies[id] ?? [];
    if (next === undefined) throw new Error(`Unexpected call: ${id}`);
    if (rest.length > 0) replies[id]?.shift();
    return next;
  });
  const { store } = createTestStore({ request: requestAnswering(call), persistence });
  store.dispatch(ashaCame);
  const calls = () => call.mock.calls.map(([{ id }, options]) => [id, (options as { body: unknown }).body]);
  const flags = () => call.mock.calls.map(([, options]) => (options as { flags: unknown }).flags);
  return { store, persistence, calls, flags, form: () => selectFeedbackForm(store.getState()) };
}

const body = {
  submissionId: 'visit-0001',
  email: 'asha@example.com',
  firstName: 'Asha',
  lastName: 'Rao',
  mobileNo: '9876543210',
  feedback: { comment: 'Crisp', rating: 4, tags: ['Menu'], category: 'FOOD', type: 'ORDER', orderId: 'o-1' },
};

describe('sending feedback', () => {
  it('FBK-04 FBK-07 FBK-08 API-136 API-140 says who says what of which order, and how likely they are to recommend us', async () => {
    const { store, calls, form } = visit({ submitFeedback: [sentReply], sendNps: [ratedReply] });
    expect(await store.dispatch(send(waiting))).toBe('sent');
    expect(calls()).toEqual([
      ['submitFeedback', body],
      ['sendNps', { feedbackId: 'f-1', score: 9 }],
    ]);
    expect(form()).toMatchObject({
      formData: [],
      feedbackList: [{ id: 'f-1', nps: 9 }],
      lastSent: { ticketMessage: 'Your ticket is 100001.' },
    });
  });

  it('FBK-09 the state has the list of feedback, what is being sent, and the wrong number', async () => {
    const error = refused({ code: 'INVALID_PHONE_NUMBER', status: 403 });
    const { store, form } = visit({ submitFeedback: [offline, error] });
    expect(form()).toMatchObject({ feedbackList: [], formData: [], mobileError: null });
    await store.dispatch(send(waiting));
    expect(form()).toMatchObject({ formData: [waiting], mobileError: null });
    await store.dispatch(send(waiting));
    expect(form()).toMatchObject({ formData: [], mobileError: { id: 'o-1', userId: 'u1' } });
  });

  it.each([
    ['API-080 what is about no order', { orderId: undefined }, 'submitCustomerFeedback'],
    ['API-079 the older form', { isOlderForm: true }, 'submitOrderFeedback'],
    ['API-137 FBK-15 a change', { feedbackId: 'f-1' }, 'updateFeedback'],
  ])('%s has its own call', async (_, fields, id) => {
    const { orderId, ...rest } = { ...waiting, ...fields };
    const { store, calls } = visit({ [id]: [sentReply], sendNps: [ratedReply] });
    await store.dispatch(send(orderId === undefined ? rest : { ...rest, orderId }));
    expect(calls().map(([called]) => called)).toEqual([id, 'sendNps']);
  });

  it('FBK-07 what was written offline is sent once when the connection is back, also after a reload', async () => {
    const first = visit({ submitFeedback: [offline] });
    first.persistence.write(feedbackDraft, { values: waiting.values, tapped: null }, 'o-1');
    expect(await first.store.dispatch(send(waiting))).toBe('waits');
    expect(first.persistence.read(feedbackWaiting)).toEqual([waiting]);

    const next = visit({ submitFeedback: [offline, sentReply], sendNps: [ratedReply] }, first.persistence);
    next.store.dispatch(followWaiting());
    next.store.dispatch(followWaiting());
    await vi.waitFor(() => expect(next.calls()).toHaveLength(1));
    await new Promise((done) => setImmediate(done));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(said).toEqual([feedbackTexts.thanks]));
    expect(next.calls().map(([, sent]) => sent)).toEqual([body, body, { feedbackId: 'f-1', score: 9 }]);
    expect(next.persistence.read(feedbackWaiting)).toBeNull();
    expect(next.persistence.read(feedbackDraft, 'o-1')).toBeNull();
    window.dispatchEvent(new Event('online'));
    await new Promise((done) => setImmediate(done));
    expect(next.calls()).toHaveLength(3);
  });

  it.each([
    ['arrives', sentReply, { values: { stars: 4, words: 'Crisp, but late' }, tapped: null }],
    [
      'is refused',
      refused({ code: 'ORDER_TOO_OLD', status: 409 }),
      { values: { stars: 4, words: 'Crisp, but late' }, tapped: null, submissionId: 'visit-0001' },
    ],
  ])(
    'FBK-07 what the customer wrote while the first version waited stays when that %s',
    async (_, reply, left) => {
      const { store, persistence } = visit({ submitFeedback: [offline, reply], sendNps: [ratedReply] });
      await store.dispatch(send(waiting));
      const values = { stars: 4, words: 'Crisp, but late' };
      persistence.write(feedbackDraft, { values, tapped: null, submissionId: 'visit-0001' }, 'o-1');
      store.dispatch(followWaiting());
      await vi.advanceTimersByTimeAsync(0);
      expect(persistence.read(feedbackWaiting)).toBeNull();
      expect(persistence.read(feedbackDraft, 'o-1')).toEqual(left);
    },
  );

  it.each([
    ['after a while, whatever the browser says of the connection', () => vi.advanceTimersByTimeAsync(2_000)],
    [
      'when the customer comes back to the page',
      async () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('FBK-07 what waits is sent %s', async (_, come) => {
    const { store, calls, form } = visit({
      submitFeedback: [offline, offline, sentReply],
      sendNps: [ratedReply],
    });
    await store.dispatch(send(waiting));
    store.dispatch(followWaiting());
    await vi.advanceTimersByTimeAsync(0);
    expect(calls()).toHaveLength(2);
    await come();
    await vi.advanceTimersByTimeAsync(0);
    expect(form()).toMatchObject({ formData: [], lastSent: { submissionId: 'visit-0001' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls().map(([id]) => id)).toEqual([
      'submitFeedback',
      'submitFeedback',
      'submitFeedback',
      'sendNps',
    ]);
  });

  it('FBK-07 all that waits is sent, of several orders too', async () => {
    const other: FeedbackWaiting = { ...waiting, submissionId: 'visit-0002', orderId: 'o-2' };
    const { store, form } = visit({ submitFeedback: [offline, offline, sentReply], sendNps: [ratedReply] });
    await store.dispatch(send(waiting));
    await store.dispatch(send(other));
    store.dispatch(followWaiting());
    await vi.advanceTimersByTimeAsync(0);
    expect(form().formData).toEqual([]);
    expect(said).toEqual([feedbackTexts.thanks, feedbackTexts.thanks]);
  });

  it('FBK-07 what waits in two tabs is stored for both, and what one of them has sent is not stored again by the other', async () => {
    const other: FeedbackWaiting = { ...waiting, submissionId: 'visit-0002', orderId: 'o-2' };
    const here = visit({ submitFeedback: [offline, sentReply], sendNps: [ratedReply] });
    const there = visit({ submitFeedback: [offline] }, here.persistence);
    there.store.dispatch(followWaiting());
    await here.store.dispatch(send(waiting));
    await there.store.dispatch(send(other));
    expect(here.persistence.read(feedbackWaiting)).toEqual([waiting, other]);
    await here.store.dispatch(send(waiting));
    expect(here.persistence.read(feedbackWaiting)).toEqual([other]);
    await there.store.dispatch(send(other));
    expect(here.persistence.read(feedbackWaiting)).toEqual([other]);
  });

  it('FBK-04 FBK-07 it has arrived when both parts have: the second try sends the same once more', async () => {
    const { store, calls, form } = visit({ submitFeedback: [sentReply], sendNps: [offline, ratedReply] });
    expect(await store.dispatch(send(waiting))).toBe('waits');
    expect(form().formData).toEqual([waiting]);
    expect(await store.dispatch(send(waiting))).toBe('sent');
    expect(calls().filter(([id]) => id === 'submitFeedback')).toEqual([
      ['submitFeedback', body],
      ['submitFeedback', body],
    ]);
  });

  it('FBK-07 what is refused later goes back into its form, and says why', async () => {
    const persistence = createPersistence();
    persistence.write(feedbackWaiting, [waiting]);
    const tooOld = refused({ code: 'ORDER_TOO_OLD', status: 409, displayMsg: 'This order is too old.' });
    const { store, form } = visit({ submitFeedback: [tooOld] }, persistence);
    store.dispatch(followWaiting());
    await vi.waitFor(() => expect(said).toEqual(['This order is too old.']));
    expect(form().formData).toEqual([]);
    expect(persistence.read(feedbackDraft, 'o-1')).toEqual({
      values: waiting.values,
      tapped: null,
      submissionId: 'visit-0001',
    });
  });

  it.each([
    ['is down', { kind: 'service', status: 503 }],
    ['fails', { status: 500 }],
    ['is busy', { status: 429 }],
  ] as const)('FBK-07 what was sent to a server that %s waits, and is sent again', async (_, fields) => {
    const persistence = createPersistence();
    persistence.write(feedbackWaiting, [waiting]);
    const { store, form } = visit(
      { submitFeedback: [refused(fields), sentReply], sendNps: [ratedReply] },
      persistence,
    );
    store.dispatch(followWaiting());
    await vi.advanceTimersByTimeAsync(0);
    expect(persistence.read(feedbackWaiting)).toEqual([waiting]);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(form()).toMatchObject({ formData: [], lastSent: { submissionId: 'visit-0001' } });
    expect(said).toEqual([feedbackTexts.thanks]);
  });

  it('FBK-07 one that the server does not take yet holds no other back', async () => {
    const other: FeedbackWaiting = { ...waiting, submissionId: 'visit-0002', orderId: 'o-2' };
    const persistence = createPersistence();
    persistence.write(feedbackWaiting, [waiting, other]);
    const { store, form } = visit(
      { submitFeedback: [refused({ status: 500 }), sentReply], sendNps: [ratedReply] },
      persistence,
    );
    store.dispatch(followWaiting());
    await vi.advanceTimersByTimeAsync(0);
    expect(form().formData).toEqual([waiting]);
  });

  it('REQ-21 a popup may speak of what is sent from the form, not of what is sent later', async () => {
    const { store, flags } = visit({ submitFeedback: [offline, sentReply], sendNps: [ratedReply] });
    await store.dispatch(send(waiting));
    store.dispatch(followWaiting());
    await vi.advanceTimersByTimeAsync(0);
    expect(flags()).toEqual([{ background: false }, { background: true }, { background: true }]);
  });

  it('FBK-07 another customer sends nothing of what somebody wrote, and who leaves leaves nothing', async () => {
    const persistence = createPersistence();
    persistence.write(feedbackWaiting, [waiting]);
    const { store, calls, form } = visit({}, persistence);
    store.dispatch(ashaWith({ userId: 'u2' }));
    store.dispatch(followWaiting());
    await new Promise((done) => setImmediate(done));
    expect(calls()).toEqual([]);
    store.dispatch(customerLeft());
    expect(form()).toMatchObject({ feedbackList: [], formData: [] });
  });
});
