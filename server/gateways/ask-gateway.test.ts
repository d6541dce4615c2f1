import { expect, it, vi } from 'vitest';
import { createAsk, formInit, isObject, partOf, textIn } from './ask-gateway.ts';
import { GatewayUnreachable } from './gateway.ts';

const url = 'https://gateway.example/ask';

/** A gateway that answers so. */
function askThat(answer: Response | Error) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { ask: createAsk('Gate', { fetch, timeOutMs: 1234 }), fetch };
}

it('PAY-16 asks in a limited time, and is led to no other address', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const { ask, fetch } = askThat(new Response('yes'));
  expect(await ask.text(url, { method: 'POST', body: 'a=1' })).toBe('yes');
  expect(limit).toHaveBeenCalledExactlyOnceWith(1234);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(url, {
    redirect: 'error',
    signal: limit.mock.results[0]?.value,
    method: 'POST',
    body: 'a=1',
  });
  limit.mockRestore();
});

it.each<[string, () => Response | Error, string]>([
  ['is away', () => new TypeError('no way to gateway.example?key=secret'), 'Gate did not answer.'],
  ['answers with nothing', () => new Response(' \n'), 'Gate answered with nothing.'],
  ['answers with a fault', () => new Response('secret', { status: 500 }), 'Gate answered with 500.'],
  ['gives no answer of HTTP', () => Response.error(), 'Gate answered with 0.'],
  ['leads elsewhere', () => new Response('secret', { status: 300 }), 'Gate answered with 300.'],
])(
  'a gateway that %s is unreachable, and the error tells nothing of what was sent',
  async (_title, answer, text) => {
    const fault = await askThat(answer())
      .ask.text(url, {})
      .catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(GatewayUnreachable);
    expect([(fault as Error).name, (fault as Error).message]).toEqual(['GatewayUnreachable', text]);
  },
);

it('an answer that breaks off is none', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error('closed')) });
  await expect(askThat(new Response(broken)).ask.text(url, {})).rejects.toThrow('Gate did not answer.');
});

it('the errors of some gateways are answers, also empty ones', async () => {
  const reply = (status: number, text: string | null) =>
    askThat(new Response(text, { status })).ask.reply(url, {});
  expect(await reply(404, '{}')).toEqual({ status: 404, isOk: false, text: '{}' });
  expect(await reply(500, '')).toEqual({ status: 500, isOk: false, text: '' });
  expect(await reply(299, 'x')).toEqual({ status: 299, isOk: true, text: 'x' });
  expect(await reply(200, 'x')).toMatchObject({ isOk: true });
  expect(await reply(300, 'x')).toMatchObject({ isOk: false });
});

it('reads an object, and takes nothing else for an answer', async () => {
  const json = (text: string) => askThat(new Response(text)).ask.json(url, {});
  expect(await json('{"a":1}')).toEqual({ a: 1 });
  await expect(json('<html>')).rejects.toThrow('Gate answered with no JSON.');
  for (const text of ['[1]', 'null', '1', '"a"'])
    await expect(json(text)).rejects.toThrow('Gate answered with another shape.');
  expect(askThat(new Response()).ask.wrong('refund').message).toBe('Gate answered with another refund.');
});

it('knows objects', () => {
  expect([{}, [], null, 'a', undefined].map(isObject)).toEqual([true, false, false, false, false]);
});

it('finds what an answer has of its own', () => {
  const answer = { part: { a: 1 }, list: [1], text: 'a', empty: '', number: 0, is: true };
  expect(partOf(answer, 'part')).toEqual({ a: 1 });
  for (const name of ['list', 'text', 'none', 'constructor', '__proto__'])
    expect(partOf(answer, name)).toEqual({});
  expect(Object.keys(partOf(answer, '__proto__'))).toEqual([]);
  expect(['text', 'empty', 'number', 'is', 'none', 'toString'].map((name) => textIn(answer, name))).toEqual([
    'a',
    undefined,
    '0',
    undefined,
    undefined,
    undefined,
  ]);
});

it('sends a form, and wants JSON', () => {
  expect(formInit({ a: 'b c', d: 'é&' })).toEqual({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: 'a=b+c&d=%C3%A9%26',
  });
});
