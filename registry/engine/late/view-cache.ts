/** A promise that React's `use` reads without waiting once it is settled. */
type Readable<Value> = Promise<Value> & { status?: 'fulfilled' | 'rejected'; value?: Value };

export interface ViewCache<View, Key> {
  /** For React's `use`: the same promise for the same key, failed or not. */
  get(key: Key, load: () => Promise<View>): Promise<View>;
  /** The view where it is loaded already. */
  now(key: Key): View | undefined;
  /** Call it when a failure has been shown: the next `get` tries again. Until then the failure stays, or React would retry endlessly. */
  forgetFailure(key: Key): void;
  /** Loads the view outside of rendering: a failure is forgotten at once. */
  load(key: Key, load: () => Promise<View>): Promise<View>;
}

/** Loads each view once. */
export function createViewCache<View, Key = string>(): ViewCache<View, Key> {
  const views = new Map<Key, Readable<View>>();
  function get(key: Key, load: () => Promise<View>): Promise<View> {
    const known = views.get(key);
    if (known) return known;
    const view: Readable<View> = load();
    view.then(
      (value) => void Object.assign(view, { status: 'fulfilled', value }),
      (reason: unknown) => void Object.assign(view, { status: 'rejected', reason }),
    );
    views.set(key, view);
    return view;
  }
  function forgetFailure(key: Key): void {
    if (views.get(key)?.status === 'rejected') views.delete(key);
  }
  return {
    get,
    now: (key) => views.get(key)?.value,
    forgetFailure,
    async load(key, load) {
      try {
        return await get(key, load);
      } catch (error) {
        forgetFailure(key);
        throw error;
      }
    },
  };
}
