import type { Locality } from '#schemas/entities/store.ts';
import { constants } from '#src/config/constants.ts';

/** Localities without those named after a town that the configuration hides (LOC-32, LOC-33). */
export function withoutHiddenTowns<L extends Pick<Locality, 'name'>>(
  localities: readonly L[],
  hidden: readonly string[] = constants.location.hiddenTowns,
): readonly L[] {
  const names = new Set(hidden.map((town) => town.trim().toLowerCase()));
  return localities.filter(({ name }) => !names.has(name.trim().toLowerCase()));
}
