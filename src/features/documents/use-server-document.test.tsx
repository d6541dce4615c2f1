// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { RequestProvider } from '#src/store/request-context.tsx';
import { createFakeReader } from './testing/fake-reader.ts';
import { LandingPort } from './testing/landing-port.tsx';
import { useServerDocument } from './use-server-document.ts';

it('hands a newer document on without looking into it, which would prepare all of it', async () => {
  const prepareAll = vi.fn();
  const documentOf = (version: string) => ({
    get nodes() {
      prepareAll();
      return [];
    },
    version,
  });
  const replies = [documentOf('1'), documentOf('2')];
  const shown: (string | undefined)[] = [];
  function Page() {
    const { data, retry } = useServerDocument({
      key: 'landing',
      load: async () => replies.shift() ?? documentOf('none'),
      once: true,
    });
    shown.push(data?.version);
    return <button onClick={retry}>Again</button>;
  }
  await act(async () =>
    render(
      <RequestProvider request={createFakeReader().reader.request}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <LandingPort>
            <Page />
          </LandingPort>
        </SWRConfig>
      </RequestProvider>,
    ),
  );
  await act(async () => screen.getByRole('button').click());
  expect([...new Set(shown)]).toEqual([undefined, '1', '2']);
  expect(prepareAll).not.toHaveBeenCalled();
});
