// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { RequestProvider } from '#src/store/request-context.tsx';
import { createFakeReader } from './testing/fake-reader.ts';
import { LandingPort } from './testing/landing-port.tsx';
import { useServerDocument } from './use-server-document.ts';

it('hands a newer document on without looking into it, which would prepare all of it', async () => {
  const prepareAll = vi.fn();
  const documentOf = (version: string) => ({
    version,
    get nodes() {
      prepareAll();
      return [];
    },
  });
  const replies = [documentOf('1'), documentOf('2')];
  const shown: (string | undefined)[] = [];
  let again = () => {};
  function Page() {
    const { data, retry } = useServerDocument({
      key: 'landing',
      load: async () => replies.shift() ?? documentOf('none'),
      once: true,
    });
    again = retry;
    shown.push(data?.version);
    return null;
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
  await act(async () => again());
  expect([...new Set(shown)]).toEqual([undefined, '1', '2']);
  expect(prepareAll).not.toHaveBeenCalled();
});
