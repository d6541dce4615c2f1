import { act } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { offline } from '#src/request/testing/answering.ts';
import { Screen } from '../screens/track-screen.tsx';
import { manualClock } from './manual-clock.ts';

/** The reply of a call with this data. */
export const reply = (data: unknown) => ({ status: 'SUCCESS', data });
const eta = reply({ label: '30 minutes', minutes: 30, isLate: false });

/** The page of tracking, with a clock that the test moves. What it shows is asked for again whenever its customer comes back to it. */
export async function renderTrack(path: string, answers: Readonly<Record<string, unknown>>) {
  const clock = manualClock();
  const ui = (
    <SWRConfig value={{ dedupingInterval: 0, focusThrottleInterval: 0 }}>
      <Screen />
    </SWRConfig>
  );
  const view = await act(async () =>
    renderWithMenu(ui, {
      path,
      clock,
      events: [ashaCame],
      answers: {
        getDynamicEta: eta,
        sendTrackerStatus: reply({}),
        acknowledgePopup: reply({}),
        getTrackedOrders: reply({ orders: [] }),
        getOrderOnMap: offline,
        ...answers,
      },
    }),
  );
  const callsOf = (id: string) => view.call.mock.calls.filter(([endpoint]) => endpoint.id === id);
  const pass = (ms: number) => act(() => clock.pass(ms));
  await pass(0);
  return { ...view, callsOf, pass };
}
