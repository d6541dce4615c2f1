import type { Serialised } from './serialised.ts';

/** A reply with more than a body: another status, or what caches need to know. */
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
  /** Changes whenever the body does; the same one asked about again is answered by 304. */
  readonly etag?: string;
  readonly cacheControl?: string;
  readonly vary?: string;
  /** The body as it travels, where that is kept. */
  readonly serialised?: Serialised;
}

/** Caches may keep it, and ask each time whether it still holds. */
export const revalidated = 'public, max-age=0, must-revalidate';
/** Belongs to one customer, or to the holder of a preview link. */
export const personal = 'private, no-store';

/** Whether an If-None-Match header names this version (RFC 9110: weak comparison). */
export function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${etag}"` || tag === etag);
}
