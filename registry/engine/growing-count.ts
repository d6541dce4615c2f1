import { startTransition, useEffect, useRef } from 'react';
import type { PreparedNode } from '#schemas/engine/prepared.ts';
import { whenIdle } from './late/when-idle.ts';
import type { Registry } from './registry.ts';

/** The first screen, generously: a tall phone, in px. */
export const firstScreenHeight = 1000;
/** What a small phone shows between its bars, in px: the pictures there are loaded before all others. */
export const priorityHeight = 540;
const batch = 10;

type Contracts = Pick<Registry, 'contract'>;

/** Height in px that is reserved for a node of this type; none for one that this app does not know. */
export function reservedHeight(registry: Contracts, type: unknown): number {
  return registry.contract(type as string)?.reservedHeight ?? 0;
}

/** Height in px of nodes, or of entries of which nothing is checked, from one of them on. */
export function heightOf(entries: readonly unknown[], from: number, registry: Contracts): number {
  let sum = 0;
  for (let at = from; at < entries.length; at++)
    sum += reservedHeight(registry, (entries[at] as { readonly type?: unknown } | null | undefined)?.type);
  return sum;
}

/** How many nodes begin within a height. Stops at the first one below it, so that the length of the document does not matter. */
export function countWithin(height: number, nodes: readonly PreparedNode[], registry: Contracts) {
  let count = 0;
  for (let left = height; left > 0 && count < nodes.length; count++)
    left -= reservedHeight(registry, nodes[count]?.type);
  return count;
}

interface Growth {
  /** How many nodes are rendered. */
  readonly count: number;
  /** Nodes stand below them that are not rendered. */
  readonly hasMore: boolean;
  readonly showAtLeast: (count: number) => void;
}

/** Renders more nodes as the end of those that are rendered comes near. The ref returned goes on the element that stands for the others. */
export function useGrowth({ count, hasMore, showAtLeast }: Growth) {
  const tail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasMore) return;
    const grow = () => startTransition(() => showAtLeast(count + batch));
    if (typeof IntersectionObserver === 'undefined') return whenIdle(grow);
    const element = tail.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && grow(),
      {
        rootMargin: '150% 0px',
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, hasMore, showAtLeast]);
  return tail;
}
