// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countdownOffer } from '#schemas/widgets/countdown-offer.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { renderWidget } from '#tests/support/render-widget.tsx';
import { View } from './view.tsx';

const end = Date.parse(countdownOffer.example.endsAt);
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function showBefore(ms: number) {
  vi.setSystemTime(end - ms);
  return renderWidget(countdownOffer, View);
}

function advance(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('countdown offer', () => {
  it('leads to the offers and shows the code', () => {
    showBefore(2 * MINUTE);
    expect(screen.getByRole('link', { name: countdownOffer.example.heading })).toHaveAttribute(
      'href',
      '/offers',
    );
    expect(screen.getByText('WINGS8', { selector: 'p' })).toHaveTextContent('Code WINGS8');
    expect(screen.getByRole('button', { name: 'Apply WINGS8' })).toBeVisible();
  });

  it('counts once a minute, and the true end takes it away', () => {
    const { container } = showBefore(2.5 * MINUTE);
    expect(screen.getByRole('timer')).toHaveTextContent('Ends in 3 min');
    advance(29_999);
    expect(screen.getByRole('timer')).toHaveTextContent('Ends in 3 min');
    advance(1);
    expect(screen.getByRole('timer')).toHaveTextContent('Ends in 2 min');
    advance(MINUTE);
    expect(screen.getByRole('timer')).toHaveTextContent('Ends in less than a minute');
    advance(MINUTE);
    expect(container).toBeEmptyDOMElement();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is right again when the customer comes back: no timer runs in a hidden tab', () => {
    showBefore(50.5 * MINUTE);
    expect(screen.getByRole('timer')).toHaveTextContent('Ends in 51 min');
    vi.setSystemTime(end - 20.5 * MINUTE);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('timer')).toHaveTextContent('Ends in 21 min');
  });

  it('speaks up in the last minutes only', () => {
    showBefore(10.5 * MINUTE);
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    advance(MINUTE);
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'polite');
  });

  it('makes no hurry days before the end', () => {
    showBefore(3 * 24 * 60 * MINUTE);
    expect(screen.getByRole('timer')).toHaveTextContent('Until Thu, 31 Dec, 11:30 pm');
  });

  it('shows nothing after the end', () => {
    expect(showBefore(-1).container).toBeEmptyDOMElement();
  });

  it('comes to life hours after the server wrote it, without a mismatch', async () => {
    const offer = (
      <Provider store={createTestStore().store}>
        <MemoryRouter>
          <View
            id="x"
            props={countdownOffer.props.parse(countdownOffer.example)}
            link={null}
            resolveLink={() => null}
            priority
          />
        </MemoryRouter>
      </Provider>
    );
    vi.setSystemTime(end - 300 * MINUTE);
    const page = document.createElement('div');
    page.innerHTML = renderToString(offer);
    expect(page).toHaveTextContent('Until Thu, 31 Dec, 11:30 pm');

    vi.setSystemTime(end - 12 * MINUTE);
    const mismatch = vi.fn();
    const root = await act(async () => hydrateRoot(page, offer, { onRecoverableError: mismatch }));
    expect(mismatch).not.toHaveBeenCalled();
    expect(page).toHaveTextContent('Ends in 12 min');
    act(() => root.unmount());
  });
});
