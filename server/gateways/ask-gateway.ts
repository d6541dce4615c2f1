import type { RandomBytes } from '../random-bytes.ts';
import { type GatewayFetch, GatewayUnreachable } from './gateway.ts';

/** What gateways are asked with. */
export interface AskParts {
  readonly fetch: GatewayFetch;
  /** Milliseconds that a gateway has for its answer. */
  readonly timeOutMs: number;
}

/** What adapters are made from. */
export interface GatewayParts extends AskParts {
  readonly randomBytes: RandomBytes;
}

export type GatewayAnswer = Readonly<Record<string, unknown>>;

interface GatewayReply {
  readonly status: number;
  readonly isOk: boolean;
  readonly text: string;
}

/**
 * Asks a gateway. Whatever is no answer of its protocol becomes GatewayUnreachable, which tells neither what was sent nor what came: both may
 * hold keys and tokens.
 */
export function createAsk(gateway: string, { fetch, timeOutMs }: AskParts) {
  /** For gateways whose errors are answers too. */
  async function reply(url: string, init: RequestInit): Promise<GatewayReply> {
    let status: number;
    let answer: string;
    try {
      // Signatures and tokens are for this address alone.
      const came = await fetch(url, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeOutMs),
        ...init,
      });
      status = came.status;
      answer = await came.text();
    } catch {
      throw new GatewayUnreachable(`${gateway} did not answer.`);
    }
    const isOk = status >= 200 && status <= 299;
    if (isOk && answer.trim() === '') throw new GatewayUnreachable(`${gateway} answered with nothing.`);
    return { status, isOk, text: answer };
  }

  async function text(url: string, init: RequestInit): Promise<string> {
    const answer = await reply(url, init);
    if (!answer.isOk) throw badStatus(answer);
    return answer.text;
  }

  function badStatus({ status }: Pick<GatewayReply, 'status'>): GatewayUnreachable {
    return new GatewayUnreachable(`${gateway} answered with ${status}.`);
  }

  function objectIn(answer: string): GatewayAnswer {
    let read: unknown;
    try {
      read = JSON.parse(answer);
    } catch {
      throw new GatewayUnreachable(`${gateway} answered with no JSON.`);
    }
    if (!isObject(read)) throw new GatewayUnreachable(`${gateway} answered with another shape.`);
    return read;
  }

  async function json(url: string, init: RequestInit): Promise<GatewayAnswer> {
    return objectIn(await text(url, init));
  }

  return {
    reply,
    text,
    json,
    badStatus,
    objectIn,

    /** An answer that the protocol does not know. */
    wrong(what: string): GatewayUnreachable {
      return new GatewayUnreachable(`${gateway} answered with another ${what}.`);
    },
  };
}

export type Ask = ReturnType<typeof createAsk>;

export function isObject(value: unknown): value is GatewayAnswer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object below a name; an empty one where there is none. */
export function partOf(answer: GatewayAnswer, name: string): GatewayAnswer {
  const part = Object.hasOwn(answer, name) ? answer[name] : undefined;
  return isObject(part) ? part : {};
}

/** The text below a name: gateways write numbers with and without quotes. */
export function textIn(answer: GatewayAnswer, name: string): string | undefined {
  const value = Object.hasOwn(answer, name) ? answer[name] : undefined;
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' ? String(value) : undefined;
}

export function formInit(fields: Readonly<Record<string, string>>): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams(fields).toString(),
  };
}
