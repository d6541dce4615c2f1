import { isRecord } from '../is-record.ts';
import { isOfApp } from '../rules/variants.ts';
import { contractOf } from './contract-of.ts';
import type { Path } from './fault.ts';
import type { WarnContext } from './warn-context.ts';

/** The height of a phone's screen in px: what begins below it moves nothing that is in sight. */
const firstScreen = 740;

/**
 * Warns of nodes high on a page for whom the server cannot know whether they are (docs/architecture.md, whom nodes are sent to): they come a moment
 * after the page, and move what stands below them.
 */
export function warnJump(body: Readonly<Record<string, unknown>>, { report }: Pick<WarnContext, 'report'>) {
  warnList(body.nodes, ['nodes']);
  // Below a slot at the top of a screen stands the screen, so its last node moves something too.
  for (const [name, nodes] of Object.entries(isRecord(body.slots) ? body.slots : {}))
    if (name.endsWith('.top')) warnList(nodes, ['slots', name], true);

  function warnList(nodes: unknown, path: Path, isFollowed = false) {
    const all: readonly unknown[] = Array.isArray(nodes) ? nodes : [];
    let above = 0;
    for (const [at, node] of all.entries()) {
      if (above >= firstScreen) return;
      if (!isRecord(node)) continue;
      const clause = lateClause(node.when);
      if (clause !== undefined && (isFollowed || at < all.length - 1))
        report(
          [...path, at, 'when', clause],
          'moves-page',
          'is known once the page has started: the node comes a moment later, within the first screen of a phone, and moves what stands below it. Place it below the first screen, or last in its list; or say whom it is for by orderTypes, storeIds or an experiment of the app.',
        );
      // Who is not among those it is for sees the next node higher.
      if (node.when === undefined) above += contractOf(node.type)?.reservedHeight ?? 0;
    }
  }
}

/** The same of the bar at the bottom: its items share its width, so that one which comes later moves all of them, the last one too. */
export function warnBar(
  { nodes }: Readonly<Record<string, unknown>>,
  { report }: Pick<WarnContext, 'report'>,
) {
  const all: readonly unknown[] = Array.isArray(nodes) ? nodes : [];
  for (const [at, node] of all.entries()) {
    const clause = isRecord(node) ? lateClause(node.when) : undefined;
    if (clause !== undefined)
      report(
        ['nodes', at, 'when', clause],
        'moves-page',
        'is known once the page has started: the item comes a moment later, and moves the others of the bar aside. Show it to everybody, or in the left menu; or say whom it is for by orderTypes, storeIds or an experiment of the app.',
      );
  }
}

/** A clause that a page cannot decide. */
function lateClause(when: unknown): 'session' | 'miniApp' | 'experiment' | undefined {
  if (!isRecord(when)) return undefined;
  if (when.session !== undefined) return 'session';
  if (when.miniApp !== undefined) return 'miniApp';
  const { experiment } = when;
  const name = isRecord(experiment) ? experiment.name : undefined;
  return typeof name === 'string' && !isOfApp(name) ? 'experiment' : undefined;
}
