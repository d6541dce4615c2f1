// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { analyticsAllowed } from '#schemas/compiled/stored/analytics-allowed.ts';
import { waitingEvents } from '#schemas/compiled/stored/waiting-events.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { AnalyticsConsent } from './analytics-consent.tsx';
import { isAnalyticsAllowed } from './consent.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

function show(before?: boolean) {
  const { store, persistence } = createTestStore();
  if (before !== undefined) persistence.write(analyticsAllowed, before);
  persistence.write(waitingEvents, [{ id: 'a', name: 'logout', at: 0, properties: {} }]);
  store.dispatch(appStarted());
  render(
    <Provider store={store}>
      <AnalyticsConsent />
    </Provider>,
  );
  return { persistence, control: screen.getByRole('switch', { name: 'Help to improve the app' }) };
}

describe('the switch for analytics', () => {
  it('is on until somebody turns it off; then nothing is told, and what waited is deleted', async () => {
    const { persistence, control } = show();
    expect(control).toBeChecked();
    await act(async () => void fireEvent.click(control));
    expect(control).not.toBeChecked();
    expect(persistence.read(analyticsAllowed)).toBe(false);
    expect(persistence.read(waitingEvents)).toBeNull();
    expect(isAnalyticsAllowed(persistence.read(analyticsAllowed))).toBe(false);
  });

  it('is off where the browser asks for privacy, and what the customer says goes before that', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    const { persistence, control } = show();
    expect(control).not.toBeChecked();
    await act(async () => void fireEvent.click(control));
    expect(isAnalyticsAllowed(persistence.read(analyticsAllowed))).toBe(true);
  });

  it('is as it was left', () => {
    expect(show(false).control).not.toBeChecked();
  });
});
