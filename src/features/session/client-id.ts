import { gaId } from '#schemas/compiled/stored/ga-id.ts';
import type { Clock } from '#src/request/ports.ts';
import type { Persistence } from '#src/store/persistence.ts';

interface ClientIdParts {
  readonly persistence: Persistence;
  readonly clock: Clock;
  readonly random: () => number;
}

/**
 * The analytics id of this browser, made once and kept as `gaId`. The digits after the dot are random, since the experiment bucket
 * is taken from them.
 */
export function readClientId({ persistence, clock, random }: ClientIdParts): string {
  const kept = persistence.read(gaId);
  if (kept !== null) return kept;
  const made = `${Math.floor(clock.now() / 1000)}.${Math.floor(random() * 1e10)}`;
  persistence.write(gaId, made);
  return made;
}
