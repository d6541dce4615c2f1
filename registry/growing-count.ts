import { startTransition, useEffect, useRef, useState } from 'react';
import type { PreparedNode } from '#schemas/prepared.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import type { Registry } from './registry.ts';

/** The first screen, generously: a tall phone, in px. */
const firstScreenHeight = 1000;
/** What a small phone shows between its bars, in px. */
const priorityHeight = 540;
const batch = 10;

/** How many nodes begin within a height. Stops at the first one below it, so that the length of the document does not matter. */
function countWithin(nodes: readonly PreparedNode[], registry: Pick<Registry, 'contract'>, limit: number) {
  let height = 0;
  let count = 0;
  while (count < nodes.length && height < limit) {
    const node = nodes[count++];
    height += node ? (registry.contract(node.type)?.reservedHeight ?? 0) : 0;
  }
  return count;
}

/** How many nodes fill the first screen. */
export function firstScreenCount(nodes: readonly PreparedNode[], registry: Pick<Registry, 'contract'>) {
  return countWithin(nodes, registry, firstScreenHeight);
}

/** How many nodes are visible at the top, whose pictures are loaded before all others. */
export function priorityCount(nodes: readonly PreparedNode[], registry: Pick<Registry, 'contract'>) {
  return countWithin(nodes, registry, priorityHeight);
}

/** Height in px that is reserved for the nodes that are not rendered yet. */
export function reservedHeightOf(
  nodes: readonly PreparedNode[],
  registry: Pick<Registry, 'contract'>,
): number {
  return nodes.reduce((sum, { type }) => sum + (registry.contract(type)?.reservedHeight ?? 0), 0);
}

/**
 * How many of a page's nodes are rendered: the first screen at once, and the rest as its end comes near. `tail` goes on the element that
 * stands for what is not rendered yet.
 */
export function useGrowingCount(total: number, initial: number) {
  const [wanted, setWanted] = useState(initial);
  const tail = useRef<HTMLDivElement>(null);
  const count = Math.min(Math.max(wanted, initial), total);

  useEffect(() => {
    if (count >= total) return;
    const grow = () => startTransition(() => setWanted((now) => Math.max(now, initial) + batch));
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
  }, [count, total, initial]);

  return { count, tail };
}
