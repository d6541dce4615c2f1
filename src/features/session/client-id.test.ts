import { expect, it } from 'vitest';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { readClientId } from './client-id.ts';

it('REQ-05 makes the analytics client id once and keeps it', () => {
  const persistence = createPersistence();
  const clock = createFakeClock(1_763_640_000_123);
  const first = readClientId({ persistence, clock, random: () => 0.0000000042 });
  expect(first).toBe('1763640000.42');
  expect(readClientId({ persistence, clock, random: () => 0.9 })).toBe(first);
});
