import type { Sink } from './event-outlet.ts';

declare global {
  interface Window {
    /** Where tag managers read: they take what is there already, and replace `push`. */
    dataLayer?: unknown[];
  }
}

/** Hands events to the tag manager of the page. */
export const dataLayerSink: Sink = {
  send(events) {
    window.dataLayer ??= [];
    for (const { name, properties } of events) window.dataLayer.push({ event: name, ...properties });
  },
};
