import type { Serialised } from './serialised.ts';

/** A reply with more than a body: another status, or headers for caches. */
export class Answer<Body> {
  readonly body: Body;
  readonly options: AnswerOptions;

  constructor(body: Body, options: AnswerOptions) {
    this.body = body;
    this.options = options;
  }
}

export interface AnswerOptions {
  readonly status?: number;
  /** Changes whenever the body does; a request that sends the current one gets 304. */
  readonly etag?: string;
  readonly cacheControl?: string;
  readonly vary?: string;
  /** In how many milliseconds it will be another one by the clock alone. */
  readonly changesIn?: number;
  /** For how many milliseconds caches in front may keep it at most, where that is less than `changesIn`. */
  readonly keptFor?: number;
  /** Of a body that is no JSON. */
  readonly contentType?: string;
  /** The encoded body, if it is cached. */
  readonly serialised?: Serialised;
}

/** Caches may keep it, and must revalidate it each time. */
export const revalidated = 'public, max-age=0, must-revalidate';
/** The device alone may keep it, and must revalidate it each time: what it holds follows from the session, or from the client. */
export const revalidatedByOne = 'private, max-age=0, must-revalidate';
/** Belongs to one customer, or to the holder of a preview link. */
export const personal = 'private, no-store';

/** The same reply, which caches in front keep until this time at most: it may be another one then by the clock alone. */
export function keptUntil<Body>({ body, options }: Answer<Body>, until: number, now: number): Answer<Body> {
  return new Answer(body, { ...options, keptFor: until - now });
}

/** Whether an If-None-Match header names this version (RFC 9110: weak comparison). */
export function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${etag}"` || tag === etag);
}
