import { contracts } from '#schemas/contracts.ts';
import type { WidgetContract } from '#schemas/contract.ts';

/** One node of every kind that a home page can hold with content of its own, from the contracts' examples. */
export const cards = (contracts as readonly WidgetContract[])
  .filter(({ places }) => places.includes('landing'))
  .map(({ type, versions, example, title }) => ({
    type,
    version: versions.length,
    title,
    props: example as Record<string, unknown>,
  }));
