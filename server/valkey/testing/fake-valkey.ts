/** How it answers: not at all, by errors, with no connection, or as it should. */
type State = 'well' | 'away' | 'failing' | 'silent';

const hourMs = 3_600_000;

/** A client of Valkey that has what limits ask of it, with the counts it holds. What it does not answer is answered once it is well. */
export function fakeValkey() {
  const counts = new Map<string, number>();
  let state: State = 'well';
  let waiting: (() => void)[] = [];

  function answer<T>(read: () => T): Promise<T> {
    if (state === 'failing') return Promise.reject(new Error('OOM command not allowed'));
    if (state === 'silent') return new Promise((resolve) => waiting.push(() => resolve(read())));
    return Promise.resolve(read());
  }

  return {
    counts,
    is(next: State): void {
      state = next;
      if (next !== 'well') return;
      for (const give of waiting) give();
      waiting = [];
    },
    client: {
      get isReady() {
        return state !== 'away';
      },
      /** The script of the limits: it adds to the count of its key. */
      eval: (_script: string, asked: { readonly keys: [string]; readonly arguments: readonly string[] }) =>
        answer(() => {
          const count = (counts.get(asked.keys[0]) ?? 0) + Number(asked.arguments[0]);
          counts.set(asked.keys[0], count);
          return [count, hourMs];
        }),
      multi() {
        const replies: (() => unknown)[] = [];
        const commands = {
          get: (key: string) => (replies.push(() => counts.get(key)?.toString() ?? null), commands),
          pTTL: () => (replies.push(() => hourMs), commands),
          exec: () => answer(() => replies.map((read) => read())),
        };
        return commands;
      },
    },
  };
}
