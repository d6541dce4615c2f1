interface Waiting<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * For work that costs little more for many items than for one. What comes while some of it is being done waits, and is done together, `most`
 * items at once. `act` returns the results in the order of the items. When it fails, each item is done alone, so that none fails because of another.
 */
export function joined<Item, Result>(
  act: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isBusy = false;

  async function doAlone({ item, done, failed }: Waiting<Item, Result>) {
    try {
      const [result] = await act([item]);
      done(result as Result);
    } catch (error) {
      failed(error);
    }
  }

  async function doTogether(some: readonly Waiting<Item, Result>[]) {
    const [first] = some;
    if (first && some.length === 1) return doAlone(first);
    let results: readonly Result[];
    try {
      results = await act(some.map(({ item }) => item));
    } catch {
      for (const each of some) await doAlone(each);
      return;
    }
    some.forEach(({ done }, at) => done(results[at] as Result));
  }

  async function doWhatWaits() {
    if (isBusy) return;
    isBusy = true;
    while (waiting.length > 0) await doTogether(waiting.splice(0, most));
    isBusy = false;
  }

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      void doWhatWaits();
    });
}
