// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { feedbackPrompt } from '#schemas/widgets/feedback-prompt.ts';
import { feedbackTexts } from '#src/config/texts/feedback.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { refused, requestAnswering } from '#src/request/testing/answering.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

/** A request layer whose replies the test sends. */
function requestInHand() {
  const calls: unknown[] = [];
  let settle = { answer: (_reply: unknown) => {}, fail: () => {} };
  const request = requestAnswering((endpoint, options?: { params?: unknown }) => {
    calls.push([endpoint.id, options?.params]);
    return new Promise((resolve) => {
      settle = { answer: resolve, fail: () => resolve(refused({ status: 500 })) };
    });
  });
  return {
    request,
    calls,
    answer: (status = 'SUCCESS') => act(async () => settle.answer({ status, data: { widgetId: 'order-1' } })),
    fail: () => act(async () => settle.fail()),
  };
}

function Visits() {
  const [visit, next] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <button type="button" onClick={next}>
        Leave and come back
      </button>
      <View key={visit} {...viewProps(feedbackPrompt)} />
    </>
  );
}

const question = () => screen.queryByRole('heading', { name: 'How did we do?' });

describe('feedback question', () => {
  it('FBK-05 NAV-35 offers six ratings, each leading to the form of this order with that rating', () => {
    renderInApp(<View {...viewProps(feedbackPrompt)} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'NOT SO GOOD',
      'OKAY',
      'GOOD',
      'GREAT',
      'AMAZING',
      'LOVED IT',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [0, 1, 2, 3, 4, 5].map((rating) => `/feedback?id=1047&orderMode=D&rating=${rating}`),
    );
  });

  it('WID-05 FBK-16 disappears at once when it is dismissed, and sends its id to the server', async () => {
    const { request, calls, answer } = requestInHand();
    renderInApp(<View {...viewProps(feedbackPrompt)} />, { request });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(question()).toBeNull();
    expect(calls).toEqual([['dismissFeedbackWidget', { widgetId: 'order-1047' }]]);
    await answer();
    expect(question()).toBeNull();
  });

  it('FBK-16 is asked of who comes after the customer who dismissed it', async () => {
    const { request, answer } = requestInHand();
    const { store } = renderInApp(<View {...viewProps(feedbackPrompt)} />, { request });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await answer();
    expect(question()).toBeNull();
    act(() => void store.dispatch(customerLeft()));
    expect(question()).not.toBeNull();
  });

  it('FBK-16 comes back and says why when the server does not take it', async () => {
    const { request, fail } = requestInHand();
    renderInApp(<View {...viewProps(feedbackPrompt)} />, { request });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await fail();
    expect(question()).not.toBeNull();
    expect(screen.getByText(feedbackTexts.dismissFailed)).toBeTruthy();
  });

  it.each(['WEIRD', 'FAILED'])('ERR-02 FBK-16 comes back when the reply says %s', async (status) => {
    const { request, answer } = requestInHand();
    renderInApp(<View {...viewProps(feedbackPrompt)} />, { request });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await answer(status);
    expect(question()).not.toBeNull();
    expect(screen.getByText(feedbackTexts.dismissFailed)).toBeTruthy();
  });

  it('is not shown again when the page is left and reopened', async () => {
    const { request, answer } = requestInHand();
    renderInApp(<Visits />, { request });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await answer();
    await userEvent.click(screen.getByRole('button', { name: 'Leave and come back' }));
    expect(question()).toBeNull();
  });

  it('has no button to dismiss it when the document forbids it', () => {
    renderInApp(<View {...viewProps(feedbackPrompt, { ...feedbackPrompt.example, dismissable: false })} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
