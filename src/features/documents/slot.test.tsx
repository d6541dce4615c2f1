// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { RequestProvider } from '#src/store/request-context.tsx';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { type DocumentPort, DocumentPortProvider, type NodesProps } from './document-port.tsx';
import { Slot } from './slot.tsx';
import { createFakeReader } from './testing/fake-reader.ts';

function Nodes({ document }: NodesProps) {
  return <p>{`${document.document}: ${document.nodes.map(({ id }) => id).join()}`}</p>;
}

function renderSlot(name: string, ...replies: readonly unknown[]) {
  const { reader, asked } = createFakeReader(...replies);
  const { store } = createTestStore();
  const port: DocumentPort = {
    ...reader.port,
    Nodes,
    useVisibleNodes: (document) => document?.nodes ?? [],
    linkOf: () => null,
  };
  render(
    <Provider store={store}>
      <RequestProvider request={reader.request}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <DocumentPortProvider port={port}>
            <Slot name={name} />
          </DocumentPortProvider>
        </SWRConfig>
      </RequestProvider>
    </Provider>,
  );
  return { asked };
}

const landing = {
  status: 'SUCCESS',
  data: { widgets: [{ id: 'hero' }], slots: { 'cart.top': [{ id: 'free-delivery' }], 'menu.top': [] } },
};

describe('Slot', () => {
  it('shows the nodes that the landing document has for the place', async () => {
    renderSlot('cart.top', landing);
    expect(await screen.findByText('cart.top: free-delivery')).toBeVisible();
  });

  it.each(['menu.top', 'offers.top', 'constructor'])(
    'shows nothing where the document has nothing for %s',
    async (name) => {
      const { asked } = renderSlot(name, landing);
      await waitFor(() => expect(asked).toHaveLength(1));
      await waitFor(() => expect(document.body.textContent).toBe(''));
    },
  );
});
