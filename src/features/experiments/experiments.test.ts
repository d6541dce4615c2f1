import { describe, expect, it } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { readClientId } from '#src/features/session/client-id.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { groupOf } from './bucket.ts';
import { groupKnown, selectGroup, selectVariants } from './experiments-slice.ts';
import { bucketKnown } from './testing/bucket-known.ts';

/** Client id → group. */
const bucketOf = (clientId: string) => groupOf(clientId, 0).bucket;

describe('bucketOf', () => {
  it.each([
    [0, 'none'],
    [9, 'none'],
    [10, 'C'],
    [39, 'C'],
    [40, 'A'],
    [69, 'A'],
    [70, 'B'],
    [99, 'B'],
  ])('EXP-01 EXP-02 a client id ending in %i is in group %s', (rest, bucket) => {
    expect(bucketOf(`1700000000.${rest}`)).toBe(bucket);
    expect(bucketOf(`123.98765432101234567${String(rest).padStart(2, '0')}`)).toBe(bucket);
  });

  it('leaves a client id without digits in no group', () => {
    expect(bucketOf('no-digits')).toBe('none');
  });
});

it('EXP-06 a client sees the same variant after a reload; another client may see another one', () => {
  const clock = createFakeClock();
  const browser = createPersistence();
  /** The variant of a page load whose random number is `dice`. */
  function seen(dice: number, persistence = browser) {
    const { store } = createTestStore();
    const clientId = readClientId({ persistence, clock, random: () => dice });
    store.dispatch(groupKnown(groupOf(clientId, 0)));
    return selectVariants(store.getState())['veg_only_ab'];
  }
  expect(seen(0.000_000_004)).toBe('A');
  expect(seen(0.000_000_007)).toBe('A');
  expect(seen(0.000_000_007, createPersistence())).toBe('B');
});

describe('what a client sees', () => {
  /** The variant for a client in group A when the configuration has these groups for the experiment. */
  function upiFlow(groups: Readonly<Record<string, string>>) {
    const { store } = createTestStore();
    store.dispatch(bucketKnown('A'));
    store.dispatch(pageConfigReceived(layConfigs({ experiments: { upi_intentflow_ab: groups } })));
    return selectVariants(store.getState())['upi_intentflow_ab'];
  }

  it.each([
    [{ A: 'intent', B: 'collect' }, 'intent'],
    [{ A: 'collect', B: 'intent' }, 'collect'],
    [{ B: 'intent' }, 'default'],
    [{ A: 'Intent' }, 'default'],
    [{ A: 'something new' }, 'default'],
    [{}, 'default'],
  ])('EXP-15 declares: upi_intentflow_ab of %j gives %s', (groups, variant) => {
    expect(upiFlow(groups)).toBe(variant);
  });
});

describe('EXP-27 the order of the menu', () => {
  it.each([
    [50, 49, 'plain'],
    [50, 50, 'reversed'],
    [0, 99, 'plain'],
    [100, 0, 'reversed'],
    [1, 99, 'reversed'],
    [1, 98, 'plain'],
  ])('is, at %i percent, for place %i: %s', (percent, place, order) => {
    expect(groupOf(`1700000000.${place}`, percent).menuOrder).toBe(order);
  });

  it('is plain for an id without digits, and before the client is known', () => {
    expect(groupOf('no-digits', 100).menuOrder).toBe('plain');
    expect(selectGroup(createTestStore().store.getState()).menuOrder).toBe('plain');
  });
});
