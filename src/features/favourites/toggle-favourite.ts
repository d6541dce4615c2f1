import type { Cache, ScopedMutator } from 'swr';
import type { Request } from '#src/request/ports.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { favouritesKey, sendFavourite } from './api/favourite-products.ts';
import { favouriteWords as words } from './favourite-words.ts';

interface Change {
  readonly productId: string;
  readonly favourite: boolean;
}

interface Toggle extends Change {
  readonly request: Request;
  readonly cache: Cache;
  readonly mutate: ScopedMutator;
  readonly userId: string;
}

type Favourites = readonly string[];

/** A customer's changes on their way to the server. */
interface Queue {
  /** Not answered yet, in the order of the presses; the first is being sent. */
  readonly waiting: Change[];
  /** What the server has, as far as it has said. */
  known: Favourites | undefined;
  /** When the last of them is answered: what the server has then. */
  last: Promise<Favourites | undefined>;
}

const queues = new WeakMap<Cache, Map<string, Queue>>();

function queueOf(cache: Cache, key: string): Queue {
  const ofCache = queues.get(cache) ?? new Map<string, Queue>();
  const queue = ofCache.get(key) ?? { waiting: [], known: undefined, last: Promise.resolve(undefined) };
  queues.set(cache, ofCache.set(key, queue));
  return queue;
}

function withChange(known: Favourites, { productId, favourite }: Change): Favourites {
  const others = known.filter((id) => id !== productId);
  return favourite ? [productId, ...others] : others;
}

/**
 * Shows the change at once and takes it back when the server does not make it. A reply is the whole list as the server has it, so changes are
 * sent one after the other: each reply then has all those before it, and only those behind it are laid over it. Loaded with the first press.
 */
export async function toggleFavourite({ request, cache, mutate, userId, ...change }: Toggle): Promise<void> {
  const key = favouritesKey(userId);
  const queue = queueOf(cache, key);
  const shown = cache.get(key)?.data as Favourites | undefined;
  if (queue.waiting.length === 0) queue.known = shown;
  queue.waiting.push(change);
  queue.last = queue.last.then(send);
  await show(withChange(shown ?? [], change));

  /** Until the last reply is there, which holds back what is read meanwhile. What nobody knows by then is asked for. */
  async function show(favourites: Favourites): Promise<void> {
    await mutate<Favourites | undefined>(key, queue.last, {
      optimisticData: favourites,
      revalidate: (data: Favourites | undefined) => data === undefined,
    });
  }

  async function send(): Promise<Favourites | undefined> {
    try {
      queue.known = await sendFavourite(request, { userId, ...change });
    } catch {
      // The request layer has logged it; the customer learns in passing that the heart is as it was (MEN-27).
      toast({ id: 'favourite', text: change.favourite ? words.notSaved : words.notRemoved });
    }
    queue.waiting.shift();
    void show(queue.waiting.reduce(withChange, queue.known ?? []));
    return queue.known;
  }
}
