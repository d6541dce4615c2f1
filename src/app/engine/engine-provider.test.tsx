// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { preparations } from '#registry/engine/preparation.ts';
import { note, prepareNotes } from '#registry/testing/notes.tsx';
import { type DocumentPort, useDocumentPort } from '#src/features/documents/document-port.tsx';
import { orderTypeChosen } from '#src/features/order-type/location-slice.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { WidgetProviders } from '#tests/support/widget-providers.tsx';
import { EngineProvider } from './engine-provider.tsx';

function renderInApp(page: ReactNode) {
  render(
    <WidgetProviders>
      <EngineProvider renderedAt={0}>{page}</EngineProvider>
    </WidgetProviders>,
  );
}

it('prepares the documents of the app in parts', async () => {
  const found: DocumentPort[] = [];
  function Page() {
    found.push(useDocumentPort());
    return null;
  }
  renderInApp(<Page />);
  const document = await found[0]?.prepare({
    document: 'landing',
    version: '1',
    place: 'landing',
    nodes: [note('a'), note('b')],
  });
  expect(document?.readable).toBe(true);
  expect(document && preparations.get(document)?.isDone()).toBe(false);
  expect(document?.nodes.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('hands out the same list of visible nodes until one appears or goes', () => {
  const document = prepareNotes([note('a'), { ...note('b'), when: { orderTypes: ['DINEIN'] } }]);
  const seen: unknown[] = [];
  function Page() {
    const dispatch = useAppDispatch();
    const visible = useDocumentPort().useVisibleNodes(document);
    seen.push(visible);
    return (
      <>
        <p>{visible.map(({ id }) => id).join(' ')}</p>
        <button onClick={() => dispatch(orderTypeChosen('P'))}>P</button>
        <button onClick={() => dispatch(orderTypeChosen('DINEIN'))}>DINEIN</button>
      </>
    );
  }
  renderInApp(<Page />);
  expect(screen.getByText('a')).toBeVisible();
  const first = seen.at(-1);
  const renders = seen.length;
  fireEvent.click(screen.getByRole('button', { name: 'P' }));
  expect(seen.length).toBeGreaterThan(renders);
  expect(seen.at(-1)).toBe(first);
  fireEvent.click(screen.getByRole('button', { name: 'DINEIN' }));
  expect(screen.getByText('a b')).toBeVisible();
});
