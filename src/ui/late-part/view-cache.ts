/** A promise that React's `use` reads without waiting once it is settled. */
type Readable<Value> = Promise<Value> & { status?: 'fulfilled' | 'rejected' };

export interface ViewCache<View> {
  /** For React's `use`: the same promise for the same key, failed or not. */
  get(key: string, load: () => Promise<View>): Promise<View>;
  /** Call it when a failure has been shown: the next `get` tries again. Until then the failure stays, or React would retry endlessly. */
  forgetFailure(key: string): void;
  /** Loads the view outside of rendering: a failure is forgotten at once. */
  load(key: string, load: () => Promise<View>): Promise<View>;
}

/** Loads each view once. */
export function createViewCache<View>(): ViewCache<View> {
  const views = new Map<string, Readable<View>>();
  function get(key: string, load: () => Promise<View>): Promise<View> {
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
  function forgetFailure(key: string): void {
    if (views.get(key)?.status === 'rejected') views.delete(key);
  }
  return {
    get,
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
