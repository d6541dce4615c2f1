import { describe, expect, it, vi } from 'vitest';
import { faultOfEvent } from '#schemas/events.ts';
import { type AnalyticsEvent, createAnalytics } from './analytics.ts';
import { createOutlet, type Sink } from './event-outlet.ts';

function setUp(
  sinks?: readonly Sink[],
  { isAllowed = () => true, eventsOf = () => {} }: { isAllowed?: () => boolean; eventsOf?: () => void } = {},
) {
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
  const send = vi.fn((_events: readonly AnalyticsEvent[], _page: { isClosing: boolean }) => {});
  let ids = 0;
  const outlet = createOutlet({
    sinks: sinks ?? [{ send }],
    clock,
    newId: () => `e${(ids += 1)}`,
    isAllowed,
    viewOf: (pathname) => ({ screen_name: `${pathname} Screen` }),
    eventsOf,
  });
  const analytics = createAnalytics(clock.now);
  const connect = () => analytics.connect(outlet);
  const sent = () => send.mock.calls.flatMap(([events]) => events);
  return { analytics, connect, send, sent, tick: () => run?.() };
}

describe('analytics', () => {
  it('ANA-02 ANA-09 sends a burst of events as one batch, each with the channel PWA', () => {
    const { analytics, connect, send, tick } = setUp();
    connect();
    analytics.track('veg_only_switch', { on: true });
    analytics.track('logout', {});
    expect(send).not.toHaveBeenCalled();
    tick();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      [
        { id: 'e1', name: 'veg_only_switch', at: 1000, properties: { channel: 'PWA', on: true } },
        { id: 'e2', name: 'logout', at: 1000, properties: { channel: 'PWA' } },
      ],
      { isClosing: false },
    );
  });

  it('loses nothing that happened before its code is loaded, and keeps the order', () => {
    const { analytics, connect, sent } = setUp();
    analytics.pageViewed('/menu');
    analytics.track('logout', {});
    connect();
    analytics.track('veg_only_switch', { on: false });
    analytics.flush();
    expect(sent().map(({ name }) => name)).toEqual(['page_view', 'logout', 'veg_only_switch']);
    expect(sent()[0]?.properties).toEqual({ channel: 'PWA', screen_name: '/menu Screen' });
  });

  it('counts a node as seen once in a page view, however often it is mounted, and each press on it', () => {
    const { analytics, connect, sent } = setUp();
    const hero = { document: 'landing', version: '1', nodeId: 'hero', type: 'notice', name: 'Hero' };
    const seen = (more: object = {}) => analytics.track('widget_impression', { ...hero, ...more });
    // What waits for the code of events goes by the same rule.
    seen();
    seen();
    connect();
    seen();
    seen({ nodeId: 'offers' });
    seen({ document: 'left-menu' });
    seen({ version: '2' });
    analytics.track('widget_click', hero);
    analytics.track('widget_click', hero);
    analytics.pageViewed('/menu');
    seen();
    seen();
    analytics.flush();
    const counted = sent().map(({ name, properties: { document, version, nodeId } }) =>
      [name, document, version, nodeId].join(' ').trim(),
    );
    expect(counted).toEqual([
      'widget_impression landing 1 hero',
      'widget_impression landing 1 offers',
      'widget_impression left-menu 1 hero',
      'widget_impression landing 2 hero',
      'widget_click landing 1 hero',
      'widget_click landing 1 hero',
      'page_view',
      'widget_impression landing 1 hero',
    ]);
  });

  it('ANA-07 sends an event of a popup once in a page view, and again on the next page', () => {
    const { analytics, connect, sent } = setUp();
    connect();
    const popup = { popup: 'install' };
    analytics.track('popup_display', popup);
    analytics.track('popup_display', popup);
    analytics.track('popup_display', { popup: 'push' });
    analytics.pageViewed('/menu');
    analytics.track('popup_display', popup);
    analytics.flush();
    expect(sent().map(({ name, properties }) => properties['popup'] ?? name)).toEqual([
      'install',
      'push',
      'page_view',
      'install',
    ]);
  });

  it('ANA-08 an error of a sink, or of what makes events, reaches neither the caller nor the other sinks', () => {
    const good = vi.fn();
    const bad = () => {
      throw new Error('blocked');
    };
    const { analytics, connect } = setUp([{ send: bad }, { send: good }], { eventsOf: bad });
    connect();
    analytics.saw({ action: { type: 'any' } });
    analytics.track('logout', {});
    expect(() => analytics.flush()).not.toThrow();
    expect(good).toHaveBeenCalledOnce();
  });

  it('sends nothing without consent', () => {
    const { analytics, connect, sent } = setUp(undefined, { isAllowed: () => false });
    connect();
    analytics.pageViewed('/menu');
    analytics.track('logout', {});
    analytics.saw({ action: { type: 'any' } });
    analytics.flush();
    expect(sent()).toEqual([]);
  });

  it('forgets what waits to be sent when the customer says no', () => {
    let isAllowed = true;
    const { analytics, connect, sent, tick } = setUp(undefined, { isAllowed: () => isAllowed });
    connect();
    analytics.pageViewed('/info/privacy');
    isAllowed = false;
    tick();
    isAllowed = true;
    analytics.flush();
    expect(sent()).toEqual([]);
  });

  it('sends no empty batch, and a long one in parts', () => {
    const { analytics, connect, send } = setUp();
    connect();
    analytics.flush();
    expect(send).not.toHaveBeenCalled();
    for (let count = 0; count < 120; count++) analytics.track('logout', {});
    analytics.flush();
    expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([50, 50, 20]);
  });
});

describe('the list of events', () => {
  it('ANA-01 ANA-02 takes an event with its properties and the channel, and names what is not so', () => {
    const channel = 'PWA';
    expect(faultOfEvent({ name: 'logout', properties: { channel } })).toBeNull();
    expect(faultOfEvent({ name: 'logout', properties: {} })).toContain('channel');
    expect(faultOfEvent({ name: 'logout', properties: { channel, mobile: '9876543210' } })).toContain(
      'mobile',
    );
    expect(faultOfEvent({ name: 'page_view', properties: { channel } })).toContain('screen_name');
    expect(faultOfEvent({ name: 'toString', properties: { channel } })).toBe('unknown event');
  });
});
