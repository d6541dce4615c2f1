import { describe, expect, it } from 'vitest';
import { endpointAt } from './endpoint-at.ts';
import { compose, type Exchange, type RawReply } from './exchange.ts';
import { isRequestError } from './request-error.ts';
import {
  anonymousReply,
  createRequestWorld,
  customer,
  endpoint,
  noVisitor,
  webConfig,
} from './testing/request-world.ts';

describe('a call', () => {
  it.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const)('REQ-01 goes out as %s', async (method) => {
    const world = createRequestWorld({
      script: { [`${method} /thing`]: { json: { status: 'SUCCESS', data: 1 } } },
    });
    await expect(world.request.call(endpoint(method, '/thing', { enveloped: true }))).resolves.toEqual({
      ok: true,
      data: 1,
    });
    expect(world.log()).toEqual([`${method} /thing`]);
  });

  it('REQ-02 sends JSON by default', async () => {
    const world = createRequestWorld({ script: { 'POST /thing': {} } });
    await world.request.call(endpoint('POST', '/thing'), { body: { a: [1, { b: 'ü' }] } });
    expect(world.sent[0]?.body).toEqual({ a: [1, { b: 'ü' }] });
    expect(world.sent[0]?.headers['content-type']).toBe('application/json');
  });

  it('REQ-02 sends multipart form data when flagged, its type left to the browser', async () => {
    const world = createRequestWorld({ script: { 'POST /thing': {} } });
    const body = { text: 'hi', count: 2, list: ['a'], gone: undefined, none: null, file: new Blob(['x']) };
    await world.request.call(endpoint('POST', '/thing', { multipart: true }), { body });
    const form = world.sent[0]?.rawBody as FormData;
    expect([...form.keys()]).toEqual(['text', 'count', 'list', 'file']);
    expect([form.get('text'), form.get('count'), form.get('list')]).toEqual(['hi', '2', '["a"]']);
    expect(form.get('file')).toBeInstanceOf(Blob);
    expect(world.sent[0]?.headers).not.toHaveProperty('content-type');
  });

  it.each([undefined, null])('REQ-02 sends nothing for a body that is %s', async (body) => {
    const world = createRequestWorld({ script: { 'POST /thing': {} } });
    await world.request.call(endpoint('POST', '/thing'), { body });
    expect(world.sent[0]?.rawBody).toBeNull();
    expect(world.sent[0]?.headers).not.toHaveProperty('content-type');
  });

  it('REQ-02 passes a form-encoded body on as it is', async () => {
    const world = createRequestWorld({ script: { 'POST /thing': {} } });
    await world.request.call(endpoint('POST', '/thing'), { body: new URLSearchParams({ a: 'b c' }) });
    expect(String(world.sent[0]?.rawBody)).toBe('a=b+c');
  });

  it('REQ-12 sends the query encoded, also behind a query that the path has already', async () => {
    const world = createRequestWorld({ script: { 'GET /thing': {} } });
    await world.request.call(endpoint('GET', '/thing'), { query: { q: 'a&b c' } });
    await world.request.call(endpoint('GET', '/thing?page=2'), { query: { q: 'x' } });
    expect(world.sent.map(({ query }) => query)).toEqual(['q=a%26b%20c', 'page=2&q=x']);
  });

  it('REQ-37 goes to the host of the configuration', async () => {
    const world = createRequestWorld({
      script: { 'GET /thing': {} },
      config: { ...webConfig, baseUrl: 'https://api.example' },
    });
    await world.request.call(endpoint('GET', '/thing'));
    expect(world.sent[0]?.url).toBe('https://api.example/thing');
  });

  it.each([200, 201, 207])('REQ-32 answers %s with its data', async (status) => {
    const world = createRequestWorld({ script: { 'GET /thing': { status, json: { said: 'so' } } } });
    await expect(world.request.call(endpoint('GET', '/thing'))).resolves.toEqual({
      ok: true,
      data: { said: 'so' },
    });
  });

  it.each([400, 402, 409, 422, 429, 504])(
    'REQ-32 passes %s on to the caller with what the server says, and throws nothing',
    async (status) => {
      const json = { errors: [{ code: 'FULL', displayMsg: 'The kitchen is full' }] };
      const world = createRequestWorld({ script: { 'GET /thing': { status, json } } });
      expect(await world.refusalOf(world.request.call(endpoint('GET', '/thing')))).toMatchObject({
        kind: 'refused',
        status,
        code: 'FULL',
        text: 'The kitchen is full',
        shown: false,
      });
      expect(world.popups).toEqual([]);
    },
  );

  it('REQ-33 WID-06 sends the etag of a document and passes on that it did not change', async () => {
    const world = createRequestWorld({
      script: {
        'GET /doc': [
          { json: { n: 1 }, etag: '"v1"' },
          { status: 304, etag: '"v1"' },
        ],
      },
    });
    const doc = endpoint('GET', '/doc');
    expect(await world.request.callForDocument(doc)).toEqual({
      ok: true,
      changed: true,
      data: { n: 1 },
      etag: '"v1"',
      vary: null,
    });
    expect(await world.request.callForDocument(doc, { ifNoneMatch: '"v1"' })).toEqual({
      ok: true,
      changed: false,
      vary: null,
    });
    expect(world.sent.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
    expect(world.popups).toEqual([]);
  });

  it.each([
    [{ 'x-changes-in': '9000' }, 9_000],
    // Two seconds in a cache on the way.
    [{ 'x-changes-in': '9000', age: '2' }, 7_000],
    [{ age: '2' }, undefined],
  ])('REQ-33 a reply with %o says that its document changes in %s ms', async (headers, changesIn) => {
    const world = createRequestWorld({ script: { 'GET /doc': { json: {}, headers } } });
    const answer = await world.request.callForDocument(endpoint('GET', '/doc'));
    expect(answer).toMatchObject({ ok: true, changed: true });
    expect('changesIn' in answer ? answer.changesIn : undefined).toBe(changesIn);
  });

  it('REQ-33 a 304 to who holds nothing is no answer', async () => {
    const world = createRequestWorld({ script: { 'GET /doc': { status: 304 } } });
    expect(await world.refusalOf(world.request.call(endpoint('GET', '/doc')))).toMatchObject({
      kind: 'unreadable',
      code: 'NOT_MODIFIED',
      status: 304,
    });
  });

  it('an error of the program on the way is refused and reported like a reply that cannot be read', async () => {
    const renew = () => Promise.reject(new TypeError('Not a function'));
    const world = createRequestWorld({ script: { 'GET /thing': { status: 401 } }, renew });
    const refusal = await world.refusalOf(world.request.call(endpoint('GET', '/thing')));
    expect(refusal).toMatchObject({
      kind: 'unreadable',
      code: 'UNEXPECTED',
      message: 'Bad response from server',
      requestId: world.sent[0]?.headers['x-request-id'],
    });
    expect(world.failures).toMatchObject([{ kind: 'bad-response', code: 'UNEXPECTED' }]);
  });

  it('goes to the path of a document with what the call says otherwise', async () => {
    const world = createRequestWorld({ script: { 'GET /catalog-service/stores/20001/offers': { json: 1 } } });
    const offers = endpointAt(endpoint('GET', '/unused'), '/catalog-service/stores/$storeId/offers');
    expect(await world.request.call(offers, { params: undefined })).toEqual({ ok: true, data: 1 });
  });

  it('REQ-25 204 is a success for a favourite order and nothing anywhere else', async () => {
    const favourite = endpoint('POST', '/order-service/ve1/orders/favourites/:favOrderId');
    const world = createRequestWorld({
      script: {
        'POST /order-service/ve1/orders/favourites/9': { status: 204 },
        'POST /thing': { status: 204 },
      },
    });
    expect(await world.request.call(favourite, { params: { favOrderId: 9 } })).toEqual({
      ok: true,
      data: { status: 'SUCCESS' },
    });
    const thing = endpoint('POST', '/thing', { enveloped: true });
    expect(await world.refusalOf(world.request.call(thing))).toMatchObject({
      kind: 'unreadable',
      status: 204,
    });
  });
});

describe('a first visit', () => {
  it('SES-02 creates the anonymous session before any other call, once for all of them', async () => {
    const world = createRequestWorld({
      session: noVisitor,
      script: { 'POST /loginhandler/anonymoususer': [anonymousReply(5)], 'GET /a': {}, 'GET /b': {} },
    });
    await Promise.all([world.request.call(endpoint('GET', '/a')), world.request.call(endpoint('GET', '/b'))]);
    expect(world.log()).toEqual(['POST /loginhandler/anonymoususer', 'GET /a', 'GET /b']);
    expect(world.sent[0]?.body).toEqual({});
    expect(world.to('/a')[0]?.headers).toMatchObject({ 'x-user-id': 'guest-5', 'x-key-id': 'key-5' });
    expect(world.to('/a')[0]?.headers['x-request-id']).toMatch(/guest-5$/);
  });

  it('SES-02 tries again with the next call when the session could not be made', async () => {
    const world = createRequestWorld({
      session: noVisitor,
      script: { 'POST /loginhandler/anonymoususer': ['network', anonymousReply(6)], 'GET /a': {} },
    });
    const call = () => world.request.call(endpoint('GET', '/a'));
    expect((await world.refusalOf(call())).kind).toBe('network');
    await call();
    expect(world.log()).toEqual([
      'POST /loginhandler/anonymoususer',
      'POST /loginhandler/anonymoususer',
      'GET /a',
    ]);
  });

  it('an abort ends the wait for the session and leaves the session to the others', async () => {
    let answer = (_reply: ReturnType<typeof anonymousReply>) => {};
    const answered = new Promise<ReturnType<typeof anonymousReply>>((resolve) => {
      answer = resolve;
    });
    const world = createRequestWorld({
      session: noVisitor,
      script: { 'POST /loginhandler/anonymoususer': [() => answered], 'GET /b': {} },
    });
    const withdrawn = new AbortController();
    const a = world.request
      .call(endpoint('GET', '/a'), { signal: withdrawn.signal })
      .catch((error: unknown) => error);
    const b = world.request.call(endpoint('GET', '/b'));
    withdrawn.abort();
    expect(await a).toMatchObject({ kind: 'aborted' });
    answer(anonymousReply(5));
    await b;
    expect(world.log()).toEqual(['POST /loginhandler/anonymoususer', 'GET /b']);
  });
});

describe('reports', () => {
  it('REQ-35 reports a failed request once, with endpoint, kind, status and code', async () => {
    const world = createRequestWorld({
      script: { 'GET /thing': { status: 404, json: { errors: [{ code: 'GONE' }] } } },
      session: customer,
    });
    const error = await world.refusalOf(world.request.call(endpoint('GET', '/thing')));
    expect(world.failures).toEqual([
      { endpoint: 'GET /thing', kind: 'status', status: 404, code: 'GONE', requestId: error.requestId },
    ]);
  });

  it('REQ-36 reports a failure at the payment gateway only to analytics, and shows nothing', async () => {
    const world = createRequestWorld({
      script: { 'POST /payment-service/ve1/payment/process': { status: 500 } },
    });
    await world.refusalOf(world.request.call(endpoint('POST', '/payment-service/ve1/payment/process')));
    expect(world.failures).toEqual([]);
    expect(world.events).toMatchObject([{ name: 'gateway_failure', status: 500 }]);
    expect(world.popups).toEqual([]);
  });

  it('does not report a call that the caller aborted', async () => {
    const world = createRequestWorld({ script: { 'GET /thing': 'hang' } });
    const controller = new AbortController();
    const work = world.errorOf(world.request.call(endpoint('GET', '/thing'), { signal: controller.signal }));
    controller.abort();
    expect((await work).kind).toBe('aborted');
    expect(world.failures).toEqual([]);
  });
});

it('policies see a reply in the order of the list', async () => {
  const seen: string[] = [];
  const reply: RawReply = { status: 200, etag: null, text: '' };
  const watch =
    (name: string) => async (exchange: Exchange, next: (exchange: Exchange) => Promise<RawReply>) => {
      const result = await next(exchange);
      seen.push(name);
      return result;
    };
  await compose(async () => reply, [watch('first'), watch('second')])({} as Exchange);
  expect(seen).toEqual(['first', 'second']);
});

it('a path that lacks a value throws before anything is sent', async () => {
  const world = createRequestWorld({ script: {} });
  const error = await world.errorOf(world.request.call(endpoint('GET', '/promo/:code/tnc')));
  expect(isRequestError(error, 'unresolved')).toBe(true);
  expect(world.sent).toEqual([]);
  expect(world.failures).toMatchObject([{ kind: 'unresolved', code: 'UNRESOLVED_PATH' }]);
});
