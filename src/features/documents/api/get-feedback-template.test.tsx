// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { writePageGroup } from '#schemas/rules/page-group.ts';
import { pageConfigReceived, selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { orderTypeChosen, storeChosen } from '#src/features/order-type/location-slice.ts';
import { offline } from '#src/request/testing/answering.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { createFakeReader } from '../testing/fake-reader.ts';
import { LandingPort } from '../testing/landing-port.tsx';
import { useFeedbackTemplate } from './get-feedback-template.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cameOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await pass(1);
};
const formOf = (heading: string) => ({
  status: 'SUCCESS',
  data: { heading, nodes: [{ id: 'stars', type: 'field-rating', props: {} }] },
});

async function openForm(...replies: readonly unknown[]) {
  const { reader, asked } = createFakeReader(...replies);
  const { store } = createTestStore();
  store.dispatch(appStarted());
  function Form() {
    const { data, error, retry } = useFeedbackTemplate('D');
    return <button onClick={retry}>{data?.heading ?? (error ? 'failed' : 'loading')}</button>;
  }
  function Page() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        {isShown && <Form />}
      </>
    );
  }
  render(
    <Provider store={store}>
      <RequestProvider request={reader.request}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <LandingPort>
            <Page />
          </LandingPort>
        </SWRConfig>
      </RequestProvider>
    </Provider>,
  );
  await pass(1);
  const toggle = async () => {
    await act(async () => screen.getByRole('checkbox').click());
    await pass(100);
  };
  return { asked, store, toggle };
}

it('a form that is there stays as it is: when the connection comes back, and when it is shown anew', async () => {
  const { asked, toggle } = await openForm(formOf('One'), formOf('Another'));
  expect(screen.getByText('One')).toBeVisible();
  await cameOnline();
  await pass(10 * minute);
  expect(screen.getByText('One')).toBeVisible();
  await toggle();
  await toggle();
  expect(screen.getByText('One')).toBeVisible();
  expect(asked).toHaveLength(1);
  // Who wants it anew gets it.
  await act(async () => screen.getByRole('button').click());
  await pass(1);
  expect(screen.getByText('Another')).toBeVisible();
});

it('a form that did not come is read when the connection is back, and stays from then on', async () => {
  const { asked } = await openForm(offline, formOf('One'), formOf('Another'));
  expect(screen.getByText('failed')).toBeVisible();
  await cameOnline();
  expect(screen.getByText('One')).toBeVisible();
  // The try that waited after the failure finds it there.
  await pass(10 * minute);
  await cameOnline();
  expect(screen.getByText('One')).toBeVisible();
  expect(asked).toHaveLength(2);
});

it('another store may have another form', async () => {
  const { asked, store } = await openForm(formOf('One'), formOf('Of the other store'));
  await act(async () => void store.dispatch(storeChosen({ storeId: '14061' })));
  await pass(1);
  expect(screen.getByText('Of the other store')).toBeVisible();
  expect(asked.at(-1)?.options.headers).toMatchObject({ [headerNames.storeId]: '14061' });
});

it('EXP-27 a form is asked for by the group that the page shows, and does not change with the settings', async () => {
  const { asked, store } = await openForm(formOf('One'), formOf('Another'));
  const { experiments } = selectConfig(store.getState());
  expect(asked[0]?.options.headers).toMatchObject({
    [headerNames.experimentGroup]: writePageGroup('new', experiments),
  });
  const others = layConfigs({ experiments: { menuHeader: { A: 'A' } } });
  await act(async () => void store.dispatch(pageConfigReceived(others)));
  await pass(1);
  expect(screen.getByText('One')).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('who chose another order type since gets the fields for it', async () => {
  const { store } = await openForm(formOf('One'), formOf('For takeaway'));
  await act(async () => void store.dispatch(orderTypeChosen('P')));
  await pass(1);
  expect(screen.getByText('For takeaway')).toBeVisible();
});
