// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { appBanner } from '#schemas/widgets/app-banner.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

function flag(enabled: boolean) {
  return pageConfigReceived({
    ...defaultConfig,
    features: JSON.stringify({ features: [{ name: 'app_banner', enabled }] }),
    vendorConfig: { PAYTM: { blockedFeatures: ['app_banner'] } },
  });
}

function renderBanner(enabled = true) {
  const app = renderInApp(<View {...viewProps(appBanner)} />);
  act(() => void app.store.dispatch(flag(enabled)));
  return app;
}

const banner = () => screen.queryByRole('heading', { name: 'Keep us on your home screen' });

describe('app banner', () => {
  it('EXP-24 EXP-25 is there while its flag is on', () => {
    const { store } = renderBanner();
    expect(banner()).not.toBeNull();
    act(() => void store.dispatch(flag(false)));
    expect(banner()).toBeNull();
  });

  it('MIN-06 is not there in a partner app that blocks it', () => {
    const { store } = renderBanner();
    act(() => void store.dispatch(visitBegan({ utm: {}, partner: 'PAYTM' })));
    expect(banner()).toBeNull();
  });

  it('leads to how the app is installed', () => {
    renderBanner();
    expect(screen.getByRole('link', { name: 'See how' }).getAttribute('href')).toBe('/info/install');
  });

  it('goes when it is dismissed', async () => {
    const { store } = renderBanner();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(banner()).toBeNull();
    expect(store.getState()).toMatchObject({ appBanner: { dismissed: true } });
  });
});
