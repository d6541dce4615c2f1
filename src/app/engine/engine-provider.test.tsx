// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preparations } from '#registry/engine/preparation.ts';
import { note } from '#registry/testing/notes.tsx';
import { type DocumentPort, useDocumentPort } from '#src/features/documents/document-port.tsx';
import { WidgetProviders } from '#tests/support/widget-providers.tsx';
import { EngineProvider } from './engine-provider.tsx';

it('prepares the documents of the app in parts', async () => {
  const found: DocumentPort[] = [];
  function Page() {
    found.push(useDocumentPort());
    return null;
  }
  render(
    <WidgetProviders>
      <EngineProvider renderedAt={0}>
        <Page />
      </EngineProvider>
    </WidgetProviders>,
  );
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
