// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import type { LandingSlot } from '#schemas/documents/landing.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { Slot } from './slot.tsx';
import { createFakeReader } from './testing/fake-reader.ts';
import { LandingPort } from './testing/landing-port.tsx';

function renderSlot(name: LandingSlot, ...replies: readonly unknown[]) {
  const { reader, asked } = createFakeReader(...replies);
  const { store } = createTestStore();
  render(
    <Provider store={store}>
      <RequestProvider request={reader.request}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <LandingPort>
            <Slot name={name} />
          </LandingPort>
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

  it.each<LandingSlot>(['menu.top', 'offers.top', 'constructor' as LandingSlot])(
    'shows nothing where the document has nothing for %s',
    async (name) => {
      const { asked } = renderSlot(name, landing);
      await waitFor(() => expect(asked).toHaveLength(1));
      await waitFor(() => expect(document.body.textContent).toBe(''));
    },
  );
});
