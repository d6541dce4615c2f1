// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { SWRConfig, unstable_serialize } from 'swr';
import { expect, it, vi } from 'vitest';
import { guestFacts, noteEngine, portsWith, prepareNotes } from '../testing/notes.tsx';
import { DocumentNodes } from './document-nodes.tsx';
import { contentKey } from './render-node.tsx';

const document = prepareNotes(
  ['came', 'older'].map((id) => ({ id, type: 'notice', contentUrl: `/notices/${id}` })),
);
const [came, older] = document.nodes.map((node) =>
  unstable_serialize(contentKey(node, guestFacts.storeId)),
) as [string, string];
const content = (text: string) => ({ props: { text }, faults: [] });

it('WID-03 content that came with the page is not fetched again, unless the app has fetched it before', async () => {
  const fetchContent = vi.fn(() => Promise.resolve({ text: 'Fetched' }));
  const cache = new Map([[older, { data: content('From an earlier page') }]]);
  const fallback = { [came]: content('From the page'), [older]: content('From the page as well') };
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => cache, fallback, dedupingInterval: 0 }}>
        <DocumentNodes document={document} ports={portsWith({ fetchContent })} engine={noteEngine} />
      </SWRConfig>,
    ),
  );
  expect(screen.getByText('From the page')).toBeVisible();
  expect(await screen.findByText('Fetched')).toBeVisible();
  expect(fetchContent).toHaveBeenCalledExactlyOnceWith('/notices/older', guestFacts.storeId);
  expect(screen.getByText('From the page')).toBeVisible();
});
