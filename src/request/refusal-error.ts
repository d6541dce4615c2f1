import type { Refusal } from './answer.ts';

/** A refusal as an exception, for SWR and React's error boundaries. It is thrown for nothing else. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.text);
    this.name = 'RefusalError';
    this.refusal = refusal;
  }
}

/** Returns a successful answer, for a fetcher of SWR. @throws RefusalError */
export function dataOrThrow<
  Answer extends { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal },
>(answer: Answer): Extract<Answer, { readonly ok: true }> {
  if (answer.ok) return answer as Extract<Answer, { readonly ok: true }>;
  throw new RefusalError(answer.refusal);
}

/** The refusal in an exception from SWR. */
export function refusalIn(error: unknown): Refusal | undefined {
  return error instanceof RefusalError ? error.refusal : undefined;
}
