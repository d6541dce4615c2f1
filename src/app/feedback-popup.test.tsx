// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadShapes } from '#registry/load-shapes.ts';
import { screens } from '#registry/screens.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import { widgetEngine } from './engine/widget-engine.ts';
import { screenView } from './screen-views.ts';
import { renderApp } from './testing/render-app.tsx';

// What a browser fetches when it is wanted is fetched before, so that no test waits for the machine.
beforeAll(async () => {
  const shown = screens.filter(({ id }) => ['feedback', 'offers', 'home', 'login'].includes(id));
  await Promise.all([
    ...shown.map(screenView),
    loadShapes(),
    widgetEngine.view('field-comment'),
    widgetEngine.view('bottom-item'),
    import('#registry/engine/prepare-document.ts'),
  ]);
}, 60_000);
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});

const template = {
  heading: 'How was your order?',
  nodes: [{ id: 'comment', type: 'field-comment', props: { question: 'Tell us more' } }],
};

function openFeedback(query: string, events: Parameters<typeof renderApp>[2] = []) {
  const answers = {
    getFeedbackTemplate: { status: 'SUCCESS', data: template },
    getFeedbacks: { status: 'SUCCESS', data: { feedbacks: [] } },
  };
  return renderApp(`/feedback?id=A1&orderMode=D${query}`, answers, events);
}

describe('the feedback form', () => {
  it('NAV-35 NAV-36 is a page of its own, at the path of the brand', async () => {
    await openFeedback('');
    expect(await screen.findByRole('form', { name: template.heading })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ROL-06 FBK-18 a guest sees it, is led to the login to send it, and finds it as it was', async () => {
    const { address, unmount } = await openFeedback('');
    const comment = await screen.findByRole('textbox', { name: /Tell us more/ });
    fireEvent.change(comment, { target: { value: 'The crust was perfect.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in to send' }));
    await waitFor(() =>
      expect(address()).toBe(`/login?redirectUrl=${encodeURIComponent('/feedback?id=A1&orderMode=D')}`),
    );
    unmount();
    await openFeedback('');
    expect(await screen.findByRole('textbox', { name: /Tell us more/ })).toHaveValue(
      'The crust was perfect.',
    );
  });

  it('ROL-06 EXP-08 in variant A a guest logs in over the form, which stays below', async () => {
    const { address } = await openFeedback('', [
      bucketKnown('A'),
      pageConfigReceived(layConfigs({ experiments: { login_popup_ab: { A: 'A' } } })),
    ]);
    const comment = await screen.findByRole('textbox', { name: /Tell us more/ });
    fireEvent.change(comment, { target: { value: 'The crust was perfect.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Log in to send' }));
    expect(await screen.findByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
    expect(address()).toBe('/feedback?id=A1&orderMode=D');
    expect(comment).toHaveValue('The crust was perfect.');
  });

  it.each([
    ['the page that it came from', '/offers?code=NEW', '/offers?code=NEW'],
    ['the home page, if that was no page of ours', 'https://elsewhere.example/', '/'],
    ['the home page, if that was no page at all', 'push', '/'],
  ])('NAV-37 opens as a popup that leads back to %s', async (_, from, back) => {
    const { address } = await openFeedback(`&from=${encodeURIComponent(from)}`);
    const popup = await screen.findByRole('dialog', { name: 'Feedback' });
    expect(await within(popup).findByRole('textbox', { name: /Tell us more/ })).toBeVisible();
    fireEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe(back));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
