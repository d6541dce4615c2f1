// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { dismissedAlerts } from '#schemas/compiled/stored/dismissed-alerts.ts';
import { loadShapes } from '#registry/load-shapes.ts';
import { screens } from '#registry/screens.ts';
import { storePersistence } from '#src/store/store-persistence.ts';
import { alertList } from '../parts.ts';
import { screenView } from '../screen-views.ts';
import { renderApp } from '../testing/render-app.tsx';

beforeAll(async () => {
  await Promise.all([alertList.prepare(), loadShapes(), ...screens.map(screenView)]);
}, 60_000);

const notice = (id: string) => ({ id, text: `Notice ${id}.`, tone: 'info' });

it('WID-17 a notice that was dismissed in one tab does not come back because another one is dismissed in another tab', async () => {
  const { store } = await renderApp('/tnc', {
    getAlerts: { status: 'SUCCESS', data: { alerts: [notice('a'), notice('b')] } },
  });
  const persistence = store.dispatch(storePersistence());
  await screen.findByText('Notice a.');
  // The other tab has the same storage.
  persistence.write(dismissedAlerts, ['b']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(screen.queryByText('Notice a.')).toBeNull();
  expect(persistence.read(dismissedAlerts)).toEqual(['b', 'a']);
});
