import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import { loadShapes } from '#registry/load-shapes.ts';
import { screens } from '#registry/screens.ts';
import { orderChoice } from '#src/features/feedback/components/late-order-choice.tsx';
import { replyWith } from '#src/features/orders/testing/order-fixture.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { widgetEngine } from '../engine/widget-engine.ts';
import { screenView } from '../screen-views.ts';
import { renderApp } from './render-app.tsx';

/** What a browser fetches when it is wanted is fetched before, so that no test waits for the machine. */
export function beforeFeedback(): void {
  beforeAll(async () => {
    const shown = screens.filter(({ id }) => ['feedback', 'home', 'login', 'profile'].includes(id));
    await Promise.all([
      ...shown.map(screenView),
      orderChoice.prepare(),
      loadShapes(),
      ...['field-rating', 'field-comment', 'field-nps', 'bottom-item'].map((type) => widgetEngine.view(type)),
      import('#registry/engine/prepare-document.ts'),
    ]);
  }, 60_000);
  beforeEach(() => {
    sessionStorage.clear();
    vi.stubGlobal('scrollTo', vi.fn());
  });
}

export const template = replyWith({
  heading: 'How was your order?',
  nodes: [
    { id: 'stars', type: 'field-rating', props: { question: 'All in all', required: true } },
    { id: 'words', type: 'field-comment', props: { question: 'Tell us more' } },
    { id: 'score', type: 'field-nps', props: { question: 'Recommend us?' } },
  ],
});
export const order = {
  id: 'order-0',
  orderId: '100101',
  orderMode: 'P',
  storeName: 'Indiranagar',
  items: [{ name: 'Margherita', quantity: 2 }],
};
export const given = { id: 'f-1', ticket: '100001', orderId: 'order-0', orderMode: 'P', rating: 4, tags: [] };
export const sent = (fields: object = {}, more: object = {}) =>
  replyWith({ feedback: { ...given, ...fields }, ticketMessage: 'Your ticket is 100001.', ...more });

type Events = Parameters<typeof renderApp>[2];

export async function openFeedback(
  query: string,
  answers: Record<string, unknown> = {},
  events: Events = [ashaCame],
) {
  const view = await renderApp(
    `/feedback${query}`,
    {
      getFeedbackTemplate: template,
      getFeedbacks: replyWith({ feedbacks: [], order }),
      getAllFeedbackCategories: replyWith({ categories: [] }),
      ...answers,
    },
    events,
  );
  const sentTo = (id: string) =>
    (view.call.mock.calls as unknown as [{ id: string }, { body: Record<string, unknown> }][])
      .filter(([endpoint]) => endpoint.id === id)
      .map(([, options]) => options?.body);
  return { ...view, sentTo };
}

export const ofOrder = '?id=order-0&orderMode=P';
export const rate = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
export const write = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /Tell us more/ }), { target: { value: text } });
