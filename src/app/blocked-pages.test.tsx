// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pathOf } from '#src/config/paths.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { blockedPages, type FeatureWithPage } from '#src/features/error-pages/blocked-pages.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { readEntryAttributes } from '#src/features/session/entry-attributes.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import type { Partner } from '#src/request/ports.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { renderApp } from './testing/render-app.tsx';

const asha = loggedIn({
  attributes: { userId: 'user-7', firstName: 'Asha' },
  credentials: { accessToken: 'a', refreshToken: 'r' },
  loginType: 'OTP',
});
const never = () => new Promise(() => {});
const answers = {
  getPaymentOptions: never,
  getLastPayment: never,
  getCities: never,
  getLoyaltyPoints: never,
  getPassbook: never,
  getWalletSummary: never,
};

/** Opens the page of a feature, in a visit that began with this source, where the app of a partner blocks it. */
async function openFrom(source: string, feature: FeatureWithPage, blockedIn: Partner = 'PAYTM') {
  const config = layConfigs({ vendorConfig: { [blockedIn]: { blockedFeatures: [feature] } } });
  const entry = readEntryAttributes(`?utm_source=${source}`, createPersistence());
  const events = [asha, visitBegan(entry), pageConfigReceived(config)];
  await renderApp(pathOf(blockedPages[feature].page), answers, events);
  return (await within(screen.getByRole('main')).findByRole('heading', { level: 1 })).textContent;
}

it.each(Object.keys(blockedPages) as FeatureWithPage[])(
  'MIN-06 the page of %s is not there by its address where the app of a partner blocks it',
  async (feature) => {
    expect(await openFrom('paytm', feature)).toBe('Not in this app');
    const { wayOn, label } = blockedPages[feature];
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', pathOf(wayOn));
  },
);

it.each(Object.keys(blockedPages) as FeatureWithPage[])(
  'MIN-06 the page of %s is there in any other app',
  async (feature) => {
    expect(await openFrom('gpay', feature)).not.toBe('Not in this app');
  },
);

it.each([
  ['gpay', 'GPAY', 'Not in this app'],
  ['googlepay', 'GPAY', 'Not in this app'],
  ['paytm', 'PAYTM', 'Not in this app'],
  ['newsletter', 'GPAY', 'Which city are you in?'],
] as const)(
  'MIN-01 MIN-02 MIN-06 a visit with the source %s, where %s blocks a page, shows there: %s',
  async (source, partner, title) => {
    expect(await openFrom(source, 'manual_locator', partner)).toBe(title);
  },
);
