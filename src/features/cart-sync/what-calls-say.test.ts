import { expect, it } from 'vitest';
import { isWalletUsed } from '#schemas/compiled/stored/is-wallet-used.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { createCartWorld } from './testing/device.ts';

type World = ReturnType<typeof createCartWorld>;
type Tab = ReturnType<World['openGuest']>['tab'];

const settle = ({ clock }: World) => clock.advance(60_000);

/** A first dish, a second one, and another store: a call of each kind. */
async function changeAll(world: World, tab: Tab): Promise<void> {
  tab.add('A');
  await settle(world);
  tab.add('B');
  await settle(world);
  tab.store.dispatch(storeChosen({ storeId: '20002' }));
  await settle(world);
  expect(world.server.calls()).toEqual(['POST /items', 'PUT /items', 'PATCH /']);
}

it.each([true, false])('API-046 API-047 say whether the wallet is used (%s)', async (isUsed) => {
  const world = createCartWorld();
  const { tab } = world.openGuest({ page: 'cart' });
  tab.persistence.write(isWalletUsed, isUsed);
  await changeAll(world, tab);
  for (const { headers } of world.server.log) expect(headers).toMatchObject({ iswalletused: String(isUsed) });
});

it.each([
  ['A', 'COMBO_WITHOUT_PRICE'],
  ['default', undefined],
])('CRT-25 the variant %s asks for the feature %s', async (variant, feature) => {
  const world = createCartWorld();
  const { tab } = world.openGuest({ page: 'cart' });
  const experiments = { menuHeader: { A: variant } };
  tab.store.dispatch(pageConfigReceived({ ...defaultConfig, experiments }));
  tab.store.dispatch(bucketKnown('A'));
  await changeAll(world, tab);
  expect(world.server.log.map(({ headers }) => headers['feature'])).toEqual([feature, feature, feature]);
});

it.each([
  ['home', 0],
  ['menu', 1],
] as const)(
  'REQ-21 a server that fails when a dish is added on the page %s shows %i popups',
  async (page, count) => {
    const world = createCartWorld();
    const { tab } = world.openGuest({ page });
    world.server.faultsAre(({ method }) => (method === 'POST' ? 'error-500' : undefined));
    tab.add('A');
    await settle(world);
    expect(tab.popups).toHaveLength(count);
    expect(world.server.calls()).toEqual(['POST /items']);
  },
);
