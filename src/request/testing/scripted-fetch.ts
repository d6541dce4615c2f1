import { onTestFinished } from 'vitest';
import type { FetchLike } from '../ports.ts';

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly rawBody: BodyInit | null;
  readonly signal: AbortSignal | null;
}

export interface ScriptedReply {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly etag?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** 'network' fails at once, 'hang' never answers, even after an abort, 'stall' stops within the body. A function returns the step for a request. */
export type ScriptedStep =
  | ScriptedReply
  | 'network'
  | 'hang'
  | 'stall'
  | ((request: SentRequest) => ScriptedReply | Promise<ScriptedReply>);

/** 'GET /path' → a list of replies in order, or one reply for every request. */
export type Script = Readonly<Record<string, readonly ScriptedStep[] | ScriptedStep>>;

/** A `fetch` that plays a script and keeps what was sent. A request that is not in the script fails the test. */
export function createScriptedFetch(script: Script) {
  const sent: SentRequest[] = [];
  const unexpected: string[] = [];
  const played = new Map<string, number>();

  onTestFinished(() => {
    if (unexpected.length > 0) throw new Error(`Not in the script: ${unexpected.join(', ')}`);
  });

  const fetch: FetchLike = async (url, init) => {
    const request = record(url, init);
    sent.push(request);
    const key = `${request.method} ${request.path}`;
    const step = nextStep(key);
    if (step === undefined) {
      unexpected.push(key);
      throw new TypeError(`Not in the script: ${key}`);
    }
    if (step === 'network') throw new TypeError('Failed to fetch');
    if (step === 'hang') return new Promise<Response>(() => {});
    if (step === 'stall') return new Response(new ReadableStream());
    return respond(typeof step === 'function' ? await step(request) : step);
  };

  function nextStep(key: string): ScriptedStep | undefined {
    const steps = script[key];
    if (!Array.isArray(steps)) return steps as ScriptedStep | undefined;
    const turn = played.get(key) ?? 0;
    played.set(key, turn + 1);
    return steps[turn];
  }

  return {
    fetch,
    sent,
    /** 'GET /a', 'POST /b' … in the order of sending. */
    log: () => sent.map(({ method, path }) => `${method} ${path}`),
    to: (path: string) => sent.filter((request) => request.path === path),
  };
}

function record(url: string, init: RequestInit): SentRequest {
  const [path = '', query = ''] = url.replace(/^https?:\/\/[^/]+/, '').split('?');
  const rawBody = init.body ?? null;
  return {
    method: init.method ?? 'GET',
    url,
    path,
    query,
    // As the browser sends them: a header without a value is the word for it.
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof rawBody === 'string' ? JSON.parse(rawBody) : undefined,
    rawBody,
    signal: init.signal ?? null,
  };
}

function respond({ status = 200, json, text, etag, headers }: ScriptedReply): Response {
  const empty = status === 204 || status === 304;
  const body = empty ? null : (text ?? JSON.stringify(json ?? { status: 'SUCCESS' }));
  return new Response(body, { status, headers: { ...headers, ...(etag && { etag }) } });
}
