/** Makes a cache in front drop what has one of the tags; throws when it did not. */
export type Purge = (tags: readonly string[]) => Promise<void>;

interface HttpPurgeOptions {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key?: string | undefined;
  /** Milliseconds for one try. */
  readonly timeOutMs?: number;
}

const usualTimeOutMs = 2_000;

/** Purges by a POST with the tags as `Surrogate-Key` and as JSON: some CDNs read the one, some the other, and a small service in between either. */
export function createHttpPurge({ url, key, timeOutMs = usualTimeOutMs }: HttpPurgeOptions): Purge {
  return async (tags) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ tags }),
      // The key is for this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(timeOutMs),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`The purge was answered by ${reply.status}.`);
  };
}
