import { expect, it } from 'vitest';
import { isWalletUsed } from '#schemas/compiled/stored/is-wallet-used.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { defaultStoreFound } from '#src/features/order-type/location-slice.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { usesWallet } from './uses-wallet.ts';

const customer = loggedIn({
  attributes: { userId: 'user-7' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});
const byDefault = defaultStoreFound({ storeId: '14052', defaultWalletApplied: true });

it('PAY-30 the wallet is on by the server’s default, for customers, never in a partner app', () => {
  const { store, persistence } = createTestStore();
  const isUsed = () => usesWallet(store.getState(), persistence);
  store.dispatch(byDefault);
  expect(isUsed()).toBe(false);
  store.dispatch(customer);
  expect(isUsed()).toBe(true);
  store.dispatch(visitBegan({ utm: {}, partner: 'PAYTM' }));
  expect(isUsed()).toBe(false);
});

it('PAY-29 what the customer decided holds', () => {
  const { store, persistence } = createTestStore();
  for (const event of [byDefault, customer]) store.dispatch(event);
  persistence.write(isWalletUsed, false);
  expect(usesWallet(store.getState(), persistence)).toBe(false);
});

it('WLT-06 where this build has no wallet it is not used, whatever the customer decided', () => {
  const { store, persistence } = createTestStore();
  for (const event of [byDefault, customer]) store.dispatch(event);
  persistence.write(isWalletUsed, true);
  expect(usesWallet(store.getState(), persistence)).toBe(true);
  store.dispatch(pageConfigReceived({ ...defaultConfig, walletBuilds: ['GPAY'] }));
  expect(usesWallet(store.getState(), persistence)).toBe(false);
  store.dispatch(visitBegan({ utm: {}, partner: 'GPAY' }));
  expect(usesWallet(store.getState(), persistence)).toBe(true);
});
