import { describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';

function setUp(send = vi.fn()) {
  let run: (() => void) | null = null;
  const clock = {
    now: () => 1000,
    after: (_ms: number, callback: () => void) => {
      run = callback;
      return () => {
        run = null;
      };
    },
  };
  return { analytics: createAnalytics({ send, clock }), send, tick: () => run?.() };
}

describe('analytics', () => {
  it('ANA-02 ANA-09 sends a burst of events as one batch, each with the channel PWA', () => {
    const { analytics, send, tick } = setUp();
    analytics.track('impression', { node: 'hero' });
    analytics.track('click');
    expect(send).not.toHaveBeenCalled();
    tick();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toEqual([
      { name: 'impression', at: 1000, properties: { channel: 'PWA', node: 'hero' } },
      { name: 'click', at: 1000, properties: { channel: 'PWA' } },
    ]);
  });

  it('ANA-04 a page view carries the name of the screen', () => {
    const { analytics, send } = setUp();
    analytics.pageViewed('Home Screen', { source: 'homescreen' });
    analytics.flush();
    expect(send.mock.calls[0]?.[0][0].properties).toEqual({
      channel: 'PWA',
      screen_name: 'Home Screen',
      source: 'homescreen',
    });
  });

  it('ANA-07 sends an event once a page view, and again on the next page', () => {
    const { analytics, send } = setUp();
    analytics.trackOnce('popup_display', 'install');
    analytics.trackOnce('popup_display', 'install');
    analytics.pageViewed('Menu');
    analytics.trackOnce('popup_display', 'install');
    analytics.flush();
    const names = send.mock.calls[0]?.[0].map(({ name }: { name: string }) => name);
    expect(names).toEqual(['popup_display', 'page_view', 'popup_display']);
  });

  it('ANA-08 an error of the sender does not reach the caller', () => {
    const { analytics } = setUp(
      vi.fn(() => {
        throw new Error('blocked');
      }),
    );
    analytics.track('click');
    expect(() => analytics.flush()).not.toThrow();
  });

  it('sends no empty batch, and a long one in parts', () => {
    const { analytics, send } = setUp();
    analytics.flush();
    expect(send).not.toHaveBeenCalled();
    for (let count = 0; count < 120; count++) analytics.track('click');
    analytics.flush();
    expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([50, 50, 20]);
  });
});
