import type { Cache, ScopedMutator } from 'swr';
import type { Request } from '#src/request/ports.ts';
import { unshownTextOf } from '#src/request/refusal.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { favouritesKey } from './api/favourites-key.ts';
import { sendFavourite } from './api/set-favourite-product.ts';
import { favouriteWords as words } from './favourite-words.ts';

interface Change {
  readonly productId: string;
  readonly favourite: boolean;
}

export interface Toggle extends Change {
  readonly request: Request;
  readonly cache: Cache;
  readonly mutate: ScopedMutator;
  readonly userId: string;
}

type Favourites = readonly string[];

/** A customer's changes that the server has not answered yet. */
interface Queue {
  /** Unanswered changes in the order of the presses; the first one is being sent. */
  readonly waiting: Change[];
  /** The list of the server's last reply. */
  known: Favourites | undefined;
  /** Resolves when the last change is answered, with the server's list at that time. */
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
 * Shows the change at once and reverts it when the server refuses it. A reply is the server's complete list, so changes are sent one after the
 * other: each reply includes all earlier changes, and only the later ones are applied on top of it.
 */
export async function toggleFavourite({ request, cache, mutate, userId, ...change }: Toggle): Promise<void> {
  const key = favouritesKey(userId);
  const queue = queueOf(cache, key);
  const shown = cache.get(key)?.data as Favourites | undefined;
  if (queue.waiting.length === 0) queue.known = shown;
  queue.waiting.push(change);
  queue.last = queue.last.catch(() => undefined).then(send);
  await show(withChange(shown ?? [], change));

  /** Shows a list until the last reply arrives; SWR ignores reads in between. If the list is still unknown then, it is loaded. */
  async function show(favourites: Favourites): Promise<void> {
    await mutate<Favourites | undefined>(key, queue.last, {
      optimisticData: favourites,
      revalidate: (data: Favourites | undefined) => data === undefined,
    });
  }

  async function send(): Promise<Favourites | undefined> {
    const answer = await sendFavourite(request, { userId, ...change });
    if (answer.ok) queue.known = answer.data.productIds;
    else {
      // The request layer has logged the failure; a toast tells the customer that the heart is unchanged (MEN-27).
      const text = unshownTextOf(answer.refusal, change.favourite ? words.notSaved : words.notRemoved);
      if (text !== null) toast({ id: 'favourite', text });
    }
    queue.waiting.shift();
    void show(queue.waiting.reduce(withChange, queue.known ?? []));
    return queue.known;
  }
}
