import { describe, expect, it } from 'vitest';
import type { Shape } from '#schemas/reader/shape.ts';
import { createRequestWorld, endpoint } from './testing/request-world.ts';

const list: Shape = {
  is: 'object',
  fields: {
    items: { is: 'list', of: { is: 'object', fields: { id: 'name', price: 'count', note: ['text'] } } },
    title: ['text', 'Untitled'],
  },
};
const getList = endpoint('GET', '/list', { enveloped: true, reply: list });
const a = { id: 'a', price: 100 };

function worldWith(json: unknown, status = 200) {
  return createRequestWorld({ script: { 'GET /list': { status, json, etag: '"v7"' } } });
}

describe('the data of a reply', () => {
  it('is read by the schema, and its faults are reported with the call and a path', async () => {
    const world = worldWith({
      status: 'SUCCESS',
      data: { items: [a, { id: 'b', price: -1 }, { ...a, note: 7 }], title: 5 },
    });
    expect(await world.request.call(getList)).toEqual({
      ok: true,
      data: { items: [a, a], title: 'Untitled' },
    });
    const at = { call: 'GET /list', version: '"v7"' };
    expect(world.faults).toEqual([
      { ...at, path: 'GET /list.data.items[1].price', code: 'minimum' },
      { ...at, path: 'GET /list.data.items[2].note', code: 'type' },
      { ...at, path: 'GET /list.data.title', code: 'type' },
    ]);
  });

  it('has faults without a version where its server gives it none', async () => {
    const json = { status: 'SUCCESS', data: { items: [], title: 5 } };
    const world = createRequestWorld({ script: { 'GET /list': { json } } });
    await world.request.call(getList);
    expect(world.faults).toMatchObject([{ version: '', code: 'type' }]);
  });

  it('what is null is not there', async () => {
    const world = worldWith({ status: 'SUCCESS', data: { items: [], title: null } });
    expect(await world.request.call(getList)).toEqual({ ok: true, data: { items: [], title: 'Untitled' } });
    expect(world.faults).toEqual([]);
  });

  it('ERR-02 PARTIAL is success', async () => {
    const world = worldWith({ status: 'PARTIAL', data: { items: [] }, errors: [{ code: 'SOME' }] });
    expect(await world.request.call(getList)).toEqual({ ok: true, data: { items: [], title: 'Untitled' } });
  });

  it.each([
    ['without what it cannot do without', { status: 'SUCCESS', data: { items: 'none' } }],
    ['without data', { status: 'SUCCESS' }],
    ['that is a list', []],
    ['that is null', null],
    ['without a status', { data: { items: [] } }],
  ])('a reply %s is refused and not half used', async (_, json) => {
    const world = worldWith(json);
    expect(await world.refusalOf(world.request.call(getList))).toMatchObject({
      kind: 'unreadable',
      status: 200,
      text: 'Something Went Wrong. Please Try Again.',
      message: 'Bad response from server',
    });
  });

  it('ERR-03 ERR-04 a failed reply is refused with the texts of its first error', async () => {
    const first = { code: '2.STORENA', displayMsg: 'Too far', header: 'Sorry', btnMsg: 'Change' };
    const world = worldWith({
      status: 'FAILED',
      data: { items: [a] },
      errors: [first, { displayMsg: 'second' }],
    });
    const refusal = await world.refusalOf(world.request.call(getList));
    expect(refusal).toMatchObject({
      kind: 'refused',
      code: '2.STORENA',
      text: 'Too far',
      header: 'Sorry',
      button: 'Change',
      shown: false,
    });
    expect(refusal.requestId).toBe(world.sent[0]?.headers['x-request-id']);
    expect(world.faults).toEqual([]);
  });

  it.each([
    [{ status: 'WEIRD', data: { items: [] } }],
    [{ status: 'FAILED' }],
    [{ status: 'FAILED', errors: [] }],
    [{ status: 'FAILED', errors: 'no list' }],
    [{ status: 'FAILED', errors: [{ displayMsg: ' ', btnMsg: 7 }] }],
  ])('REQ-34 ERR-01 ERR-02 %j is refused with the generic texts', async (json) => {
    const world = worldWith(json);
    expect(await world.refusalOf(world.request.call(getList))).toMatchObject({
      kind: 'refused',
      text: 'Something Went Wrong. Please Try Again.',
      header: 'Oops!',
      button: 'Ok',
      hasServerText: false,
    });
  });

  it('a document may leave out that it worked, but not say that it failed', async () => {
    const unsaid = worldWith({ data: { items: [a] } });
    expect(await unsaid.request.callForDocument(getList)).toMatchObject({ ok: true, data: { items: [a] } });
    const failed = worldWith({ status: 'FAILED', data: { items: [a] } });
    expect(await failed.refusalOf(failed.request.callForDocument(getList))).toMatchObject({
      kind: 'refused',
    });
  });

  it.each([
    ['all have a default', { is: 'object', fields: { title: ['text', 'Untitled'] } }],
    ['is a list', { is: 'list', of: 'text' }],
    ['is a text', 'text'],
  ] as const)('data that is not there is a fault, also where what is in it %s', async (_, reply) => {
    const world = worldWith({ status: 'SUCCESS' });
    const call = endpoint('GET', '/list', { enveloped: true, reply });
    expect(await world.refusalOf(world.request.call(call))).toMatchObject({
      kind: 'unreadable',
      code: 'UNREADABLE',
    });
    expect(world.faults).toHaveLength(1);
  });

  it.each([
    ['a status that is not known', 200, { status: 'WEIRD' }, 'refused', 'UNKNOWN_STATUS'],
    ['no status', 200, { data: { items: [] } }, 'unreadable', 'NO_STATUS'],
    ['no status, and a refusal by its number', 400, {}, 'refused', ''],
  ] as const)('names what it lacks: %s', async (_, status, json, kind, code) => {
    const world = worldWith(json, status);
    expect(await world.refusalOf(world.request.call(getList))).toMatchObject({ kind, code, status });
  });

  it('a call whose data is empty may leave it out', async () => {
    const empty = endpoint('GET', '/list', { enveloped: true, reply: { is: 'object', fields: {} } });
    expect(await worldWith({ status: 'SUCCESS' }).request.call(empty)).toEqual({ ok: true, data: {} });
  });

  it('a reply without the envelope is its own data; a status in it counts all the same', async () => {
    const bare = endpoint('GET', '/list', { reply: list });
    expect(await worldWith({ items: [a] }).request.call(bare)).toMatchObject({
      ok: true,
      data: { items: [a] },
    });
    const byNumber = worldWith({ items: [a] }, 400);
    expect(await byNumber.refusalOf(byNumber.request.call(bare))).toMatchObject({
      kind: 'refused',
      code: '',
    });
    const failed = worldWith({ status: 'FAILED', items: [a] });
    expect(await failed.refusalOf(failed.request.call(bare))).toMatchObject({ kind: 'refused' });
  });

  it('REQ-15 a 404 whose body is the answer is read like any other; one with an error is a refusal', async () => {
    const orders = endpoint('GET', '/list', { bodyOn404: true, reply: list });
    expect(await worldWith({ items: [] }, 404).request.call(orders)).toMatchObject({ ok: true });
    const refusing = worldWith({ errors: [{ code: 'X', displayMsg: 'Not here' }] }, 404);
    expect(await refusing.refusalOf(refusing.request.call(orders))).toMatchObject({
      kind: 'refused',
      status: 404,
      code: 'X',
      text: 'Not here',
    });
    const other = worldWith({ nothing: 'of it' }, 404);
    expect(await other.refusalOf(other.request.call(orders))).toMatchObject({
      kind: 'refused',
      code: 'UNREADABLE',
      status: 404,
    });
  });
});
