interface Options<Value> {
  readonly limit: number;
  readonly sizeOf: (value: Value) => number;
}

/**
 * Keeps what was made for a key so long as all that is kept is within a limit; what was asked for longest ago goes first. Whoever asks
 * for what is being made waits for it; what could not be made is not kept.
 */
export function keptBySize<Value>({ limit, sizeOf }: Options<Value>) {
  const entries = new Map<string, { readonly value: Promise<Value>; size: number }>();
  let total = 0;

  function forget(key: string) {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  return function get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known.value;
    }
    const entry = { value: make(), size: 0 };
    entries.set(key, entry);
    entry.value.then(
      (value) => {
        if (entries.get(key) !== entry) return;
        entry.size = sizeOf(value);
        total += entry.size;
        for (const oldest of entries.keys()) {
          if (total <= limit) break;
          forget(oldest);
        }
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return entry.value;
  };
}
